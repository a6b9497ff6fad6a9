// Walks every page of the built viewer over the mock API, at two widths, in both themes and languages; takes
// screenshots and fails on a console error, a violation of the content security policy or a serious axe finding.
//   npm run build && npm run look [-- folder for the screenshots]
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const folder = process.argv[2] ?? '../../../target/webui-screenshots';
/** Only pages and looks whose name fits this expression, for instance `transaction` or `^event.*390`. */
const only = new RegExp(process.argv[3] ?? '');
await mkdir(folder, { recursive: true });
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  ['login', '/login?to=%2Ftransactions'],
  ['overview', '/overview', hoverCharts],
  ['overview-15m', '/overview?range=15m'],
  ['overview-1y', '/overview?range=1y&definition=payment'],
  ['overview-table', '/overview?range=7d&view=table'],
  ['overview-empty', '/overview', (page) => inCase(page, 'empty')],
  ['overview-stopped', '/overview', (page) => inCase(page, 'stopped')],
  ['overview-stuck', '/overview', (page) => inCase(page, 'stuck')],
  ['overview-many', '/overview?range=30d', (page) => inCase(page, 'many')],
  ['flow-map', '/flow-map?view=map'],
  ['flow-map-node', '/flow-map?view=map&flow=Dispatch'],
  ['flow-map-edge', '/flow-map?view=map&flow=Validate&flow=Dispatch'],
  ['flow-map-default', '/flow-map'],
  ['flow-map-table', '/flow-map?view=table&flow=Dispatch'],
  ['flow-map-empty', '/flow-map', (page) => inCase(page, 'empty')],
  ['flow-map-many', '/flow-map?view=map', (page) => inCase(page, 'many')],
  ['transactions', '/transactions?limit=20'],
  ['transactions-filtered', '/transactions?state=FAILED&state=OVERDUE&range=24h&limit=20'],
  ['transactions-empty', '/transactions?key=no-such-order&range=1h&definition=purchase'],
  ['transactions-searched', '/transactions?acknowledged=true&definition=purchase&limit=20'],
  ['transactions-views', '/transactions', (page) => press(page, /^(Views|Ansichten)/)],
  ['transactions-more', '/transactions?definition=purchase', moreFilters],
  ['transactions-columns', '/transactions', (page) => press(page, /Choose columns|Spalten wählen/)],
  ['transaction', '/transactions?limit=20', (page) => open(page, 5)],
  ['transaction-skewed', '/transactions/skewed?state=OVERDUE'],
  ['transaction-thousand', '/transactions/thousand'],
  ['transaction-hostile', '/transactions/hostile'],
  ['drawer-hostile', '/transactions/hostile?event=hostile-event', showPayload],
  ['event', '/events/payload-MaskedFields'],
  ['event-hostile', '/events/hostile-event'],
  ['events', '/events?limit=20'],
  ['events-drawer', '/events?limit=20&event=payload-TooLarge'],
  ['events-search', '/events?failure=customer&range=24h&limit=100', stopSearch],
  ['events-payload', '/events?payload=4711'],
  ['events-empty', '/events?name=Nothing&range=1h'],
  ['payload-huge', '/events/payload-HugeText', showPayload],
  ['payload-large-json', '/events/payload-LargeJson', showPayload],
  ['payload-binary', '/events/payload-Binary', showPayload],
  ['payload-soap', '/events/payload-Soap', showPayload],
  ['payload-charset', '/events/payload-WrongCharset', showPayload],
  ['payload-masked', '/events/payload-MaskedJson', showPayload],
  ['payload-headers', '/events/payload-WithHeaders', showPayload],
  ['definitions', '/definitions'],
  ['definition', '/definitions/payment'],
  ['definition-course', '/definitions/purchase'],
  ['definition-versions', '/definitions/purchase?tab=versions&from=2&to=3'],
  ['definition-changes', '/definitions/purchase?tab=changes', expandFirst],
  ['definition-json', '/definitions/parcel?tab=json'],
  ['definition-retire', '/definitions/payment', chooseRetire],
  ['editor', '/definitions/purchase/edit', openPattern],
  ['editor-json', '/definitions/purchase/edit?side=json'],
  ['editor-wrong', '/definitions/parcel/edit?side=json', breakJson],
  ['editor-problems', '/definitions/parcel/edit?side=json', misspell],
  ['editor-try', '/definitions/purchase/edit?side=try', dryRun],
  ['editor-new', '/definitions/-/new'],
  ['editor-suggestion', '/definitions/-/new?suggestion=OrderIn-to-Invoice'],
  ['editor-activate', '/definitions/returns/edit', activate],
  ['suggestions', '/definitions/-/suggestions'],
  ['import', '/definitions/-/import', importFiles],
  ['jobs', '/definitions/-/history'],
  ['job', '/definitions/-/history/0198f2a0-0000-8000-8000-000000000001'],
  ['quarantine', '/quarantine'],
  ['quarantined', '/quarantine/00000000-0000-8000-8000-000000000001', showPayload],
  ['audit', '/audit?limit=20'],
  ['audit-empty', '/audit?user=nobody'],
  ['quarantine-empty', '/quarantine?reason=nothing+like+that'],
  ['quarantine-selected', '/quarantine?limit=20', selectAll],
  [
    'discard',
    '/quarantine/00000000-0000-8000-8000-000000000002',
    (page) => page.getByRole('button', { name: /Discard|Verwerfen/ }).click(),
  ],
  ['quarantine-bulk', '/quarantine?limit=20', retryAll],
  ['custom-range', '/transactions', chooseCustomRange],
  ['menu', '/transactions', (page) => page.getByRole('button', { name: /Account|Konto/ }).click()],
  ['not-found', '/nowhere'],
];

const LOOKS = [
  { name: '1440-light', width: 1440, height: 900, colorScheme: 'light', locale: 'en-GB' },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark', locale: 'de-DE' },
  { name: '390-light', width: 390, height: 844, colorScheme: 'light', locale: 'de-DE' },
  { name: '390-dark', width: 390, height: 844, colorScheme: 'dark', locale: 'en-GB' },
];

const findings = [];
const found = (finding) => {
  findings.push(finding);
  console.error(finding);
};
const server = await preview({ mode: 'mock', preview: { port: 0, host: '127.0.0.1' } });
const origin = new URL(server.resolvedUrls.local[0]).origin;
const browser = await chromium.launch({
  // A profile of its own, which is removed at the end, comes with every launch.
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  for (const look of LOOKS.filter(({ name }) => PAGES.some(([page]) => only.test(`${page}-${name}`)))) {
    await walk(look);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(findings.length === 0 ? 'look: no findings' : `look: ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);

async function walk({ name: look, width, height, ...options }) {
  const context = await browser.newContext({
    viewport: { width, height },
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    bypassCSP: false,
    ...options,
  });
  // A stream on which nothing happens, so that the network comes to rest.
  await context.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('open')));
      }
      close() {}
    };
  });
  const page = await context.newPage();
  let at = '';
  page.on('console', (message) => {
    // The browser itself reports the 401 that says that nobody is logged in, the 422 to a wrong definition, and the
    // 503 of a node that does not record.
    if (message.type() === 'error' && !/401|422|503/.test(message.text())) {
      found(`${at}: console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found(`${at}: ${error.stack}`));
  page.on('dialog', (dialog) => {
    // The editor asks before unsaved changes are left behind; any other dialog is a script that ran.
    if (dialog.type() !== 'beforeunload') {
      found(`${at}: a script from an event ran: ${dialog.message()}`);
    }
    return dialog.accept();
  });
  for (const [name, path, act] of PAGES) {
    at = `${name}-${look}`;
    if (name !== 'login' && !only.test(at)) {
      continue;
    }
    await show(path, act).catch((error) => found(`${at}: ${error.message}`));
    if (name === 'login') {
      await logIn(page);
    }
  }
  await context.close();

  async function show(path, act) {
    await context.clearCookies({ name: 'waybill-mock-case' });
    await page.goto(`${origin}/waybill${path}`);
    await rest(page);
    await act?.(page);
    await rest(page);
    await page.locator('.wb-loading').waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${at}.png`) });
    await fullPage(page, join(folder, `${at}-full.png`), width);
    await checkAxe(page, at);
  }
}

/** Waits until nothing is loaded any more; a search that takes long goes on meanwhile. */
async function rest(page) {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
}

/** The frame scrolls inside itself; a higher window shows it whole. */
async function fullPage(page, path, width) {
  const height = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('#main, #main .pf-v6-c-drawer__content')];
    return window.innerHeight + Math.max(0, ...parts.map((part) => part.scrollHeight - part.clientHeight));
  });
  if (height > (page.viewportSize()?.height ?? 0)) {
    const before = page.viewportSize();
    await page.setViewportSize({ width, height: Math.min(height, 4000) });
    await page.waitForTimeout(150);
    await page.screenshot({ path });
    await page.setViewportSize(before);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) {
    found(`${path}: the page is ${overflow} pixels wider than the window`);
  }
}

async function checkAxe(page, at) {
  // Through the debugger, not as a script element: the policy of the page stays as it is.
  await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  for (const violation of result.violations) {
    const nodes = violation.nodes
      .slice(0, 3)
      .map((node) => node.html.slice(0, 160))
      .join(' | ');
    const line = `${at}: axe ${violation.impact} ${violation.id} (${violation.nodes.length}): ${nodes}`;
    if (['serious', 'critical'].includes(violation.impact)) {
      found(line);
    } else {
      console.log(line);
    }
  }
}

async function logIn(page) {
  await page.getByLabel(/User name|Benutzername/).fill('admin');
  await page.locator('input[type=password]').fill('admin');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(overview|transactions)/);
}

/** The mock in one of its other cases, until the next page. */
async function inCase(page, name) {
  await page.context().addCookies([{ name: 'waybill-mock-case', value: name, url: `${origin}/waybill` }]);
  await page.reload();
}

/** Shows a tooltip where the window is wide enough for two charts. */
async function hoverCharts(page) {
  const chart = page.locator('.wb-chart').first();
  const box = await chart.evaluate((element) => element.getBoundingClientRect().toJSON());
  if (box.width > 400) {
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  }
}

async function open(page, row) {
  await page.getByRole('row').nth(row).getByRole('link').first().click();
  await page.getByRole('navigation', { name: /Breadcrumb/ }).waitFor();
}

async function selectAll(page) {
  await page.getByRole('button', { name: /What to select|Was auszuwählen ist/ }).click();
  await page.getByRole('menuitem', { name: /all that match|Alle passenden/ }).click();
}

async function retryAll(page) {
  await selectAll(page);
  await page.getByRole('button', { name: /^(Retry|Wiederholen)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Retry|Wiederholen)$/ }).click();
  await dialog
    .getByRole('button', { name: /^(Close|Schließen)$/ })
    .last()
    .waitFor();
}

/** Stops a search on its way, so that the picture shows how far it came. */
async function stopSearch(page) {
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: /^(Stop|Anhalten)$/ }).click();
}

/** Filters stand behind a button where there is little room, and other things do not. */
async function press(page, name) {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) {
    await button.click();
  }
}

async function moreFilters(page) {
  await press(page, /^(Filters|Filter)$/);
  await press(page, /More filters|Weitere Filter/);
}

async function showPayload(page) {
  await page.getByRole('button', { name: /Show payload|Nutzdaten anzeigen/ }).click();
  await page.locator('.wb-content').scrollIntoViewIfNeeded();
}

async function chooseCustomRange(page) {
  const filters = page.locator('.pf-v6-c-toolbar__toggle button');
  if (await filters.isVisible()) {
    await filters.click();
  }
  await page.getByRole('button', { name: /Time range|Zeitraum/ }).click();
  await page.getByRole('option', { name: /From …|Von …/ }).click();
}

async function expandFirst(page) {
  await page.getByRole('button', { name: 'Details' }).first().click();
}

async function chooseRetire(page) {
  await page.getByRole('button', { name: /More actions|Weitere Aktionen/ }).click();
  await page.getByRole('menuitem', { name: /Retire|Außer Kraft/ }).click();
}

async function openPattern(page) {
  await page.getByRole('button', { name: /(Details of Pattern|Einzelheiten von Muster) 2/ }).click();
}

function json(page) {
  return page.getByRole('textbox', { name: /As JSON|Als JSON/ });
}

async function breakJson(page) {
  await json(page).fill(
    '{\n  "name": "parcel",\n  "events": [\n    { "role": "start" }\n    { "role": "end" }\n  ]\n}',
  );
}

async function misspell(page) {
  const text = await json(page).inputValue();
  await json(page).fill(text.replace('"limits"', '"limit"').replace('"start"', '"begin"'));
}

async function dryRun(page) {
  await page.getByRole('button', { name: /Start dry run|Probelauf starten/ }).click();
  await page.getByRole('grid', { name: /By pattern|Nach Mustern/ }).waitFor();
}

async function activate(page) {
  await page.getByRole('button', { name: /Activate …|Aktivieren …/ }).click();
}

async function importFiles(page) {
  const file = (name, text) => ({ name, mimeType: '', buffer: Buffer.from(text) });
  const claim = { name: 'claim', versions: [{ name: 'claim', events: [{ role: 'start' }] }] };
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('two.json', JSON.stringify({ definitions: [claim, { name: 'empty', versions: [] }] })),
      file('Orders.xml', '<businessTransaction/>'),
      file('broken.json', '{}'),
    ]);
  await page.getByRole('button', { name: /^Import|importieren$/ }).click();
  await page.getByRole('grid', { name: /What became|Was daraus/ }).waitFor();
}
