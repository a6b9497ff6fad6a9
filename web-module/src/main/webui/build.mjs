// What Maven calls: `node build.mjs build` or `node build.mjs test`. Does only what has changed since the last time.
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [20, 19];
const HERE = dirname(fileURLToPath(import.meta.url));
const BUILT = join(HERE, '../../../target/webui/index.html');
const TESTED = join(HERE, '../../../target/webui-tested');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  fail(`this is Node ${process.versions.node} (${process.execPath})`);
}
try {
  execSync('npm --version', { stdio: 'ignore' });
} catch {
  fail('npm cannot be run');
}

const installed = changedAt('node_modules/.package-lock.json');
if (installed < changedAt('package-lock.json') || installed < changedAt('package.json')) {
  run('npm ci --no-progress --loglevel=error');
}
if (process.argv[2] === 'test') {
  once(TESTED, () => {
    run('npm run --silent lint');
    run('npm run --silent test');
  });
} else if (newestSource() > changedAt(BUILT)) {
  run('npm run --silent build');
}

/** Runs the work unless nothing has changed since it last succeeded. */
function once(mark, work) {
  if (newestSource() > changedAt(mark)) {
    work();
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, '');
  }
}

function newestSource() {
  const files = readdirSync(HERE, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return Math.max(
    changedAt('node_modules/.package-lock.json'),
    ...files.flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(HERE, entry.name), { recursive: true }).map((name) =>
            changedAt(join(entry.name, name)),
          )
        : [changedAt(entry.name)],
    ),
  );
}

/** In milliseconds since 1970; 0 for what is not there. */
function changedAt(file) {
  const path = resolve(HERE, file);
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function run(command) {
  try {
    execSync(command, { cwd: HERE, stdio: 'inherit' });
  } catch {
    console.error(`Waybill's viewer: "${command}" failed in ${HERE}; the reason stands above.`);
    process.exit(1);
  }
}

function fail(what) {
  console.error(
    `Waybill's viewer needs Node ${NEEDED.join('.')} or later and npm to be built, but ${what}. ` +
      'Install a newer Node, or leave the viewer out with -Dwaybill.webui.skip=true.',
  );
  process.exit(2);
}
