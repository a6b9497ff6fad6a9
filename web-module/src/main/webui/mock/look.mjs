// Walks every page of the built viewer over the mock API, at two widths, in both themes and languages; takes
// screenshots and fails on a console error, a violation of the content security policy or a serious axe finding.
//   npm run build && npm run look [-- folder for the screenshots]
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const folder = process.argv[2] ?? '../../../target/webui-screenshots';
/** Only pages and looks whose name contains this, for instance `transaction` or `390`. */
const only = process.argv[3] ?? '';
await mkdir(folder, { recursive: true });
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  ['login', '/login?to=%2Ftransactions'],
  ['transactions', '/transactions?limit=20'],
  ['transactions-filtered', '/transactions?state=FAILED&state=OVERDUE&range=24h&limit=20'],
  ['transactions-empty', '/transactions?key=no-such-order&range=1h&definition=purchase'],
  ['transaction', '/transactions?limit=20', (page) => open(page, 5)],
  ['transaction-hostile', '/transactions/hostile'],
  ['drawer-hostile', '/transactions/hostile?event=hostile-event', showPayload],
  ['event', '/events?limit=20', (page) => open(page, 4)],
  ['event-hostile', '/events/hostile-event'],
  ['events', '/events?limit=20'],
  ['definitions', '/definitions'],
  ['definition', '/definitions/payment'],
  ['quarantine', '/quarantine'],
  ['quarantined', '/quarantine/00000000-0000-8000-8000-000000000001', showPayload],
  [
    'discard',
    '/quarantine/00000000-0000-8000-8000-000000000002',
    (page) => page.getByRole('button', { name: /Discard|Verwerfen/ }).click(),
  ],
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
  for (const look of LOOKS.filter(
    ({ name }) => only === undefined || name.includes(only) || !/^\d/.test(only),
  )) {
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
  const page = await context.newPage();
  let at = '';
  page.on('console', (message) => {
    // The browser itself reports the 401 that says that nobody is logged in.
    if (message.type() === 'error' && !message.text().includes('401')) {
      found(`${at}: console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found(`${at}: ${error.stack}`));
  page.on('dialog', (dialog) => found(`${at}: a script from an event ran: ${dialog.message()}`));
  for (const [name, path, act] of PAGES.some(([page]) => `${page}-${look}`.includes(only)) ? PAGES : []) {
    at = `${name}-${look}`;
    if (name !== 'login' && !at.includes(only)) {
      continue;
    }
    await page.goto(`${origin}/waybill${path}`);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${at}.png`) });
    await fullPage(page, join(folder, `${at}-full.png`), width);
    await checkAxe(page, at);
    if (name === 'login') {
      await logIn(page);
    }
  }
  await context.close();
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
  await page.waitForURL('**/transactions');
}

async function open(page, row) {
  await page.getByRole('row').nth(row).getByRole('link').first().click();
  await page.getByRole('navigation', { name: /Breadcrumb/ }).waitFor();
}

async function showPayload(page) {
  await page.getByRole('button', { name: /Show payload|Nutzdaten anzeigen/ }).click();
}

async function chooseCustomRange(page) {
  const filters = page.locator('.pf-v6-c-toolbar__toggle button');
  if (await filters.isVisible()) {
    await filters.click();
  }
  await page.getByRole('button', { name: /Time range|Zeitraum/ }).click();
  await page.getByRole('option', { name: /From …|Von …/ }).click();
}
