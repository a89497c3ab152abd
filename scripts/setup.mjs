// Runs before `npm start`, `npm test` and `npm run check`, on any Node from 18 on: plain JavaScript, no packages.
// Does what is missing and nothing else: installs, builds, and for tests finds a browser.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
const INSTALLED = 'node_modules/.installed-from'
const BUILT = 'build/.built-from'
const SOURCES = [
  'app',
  'content',
  'domain',
  'database',
  'integrations',
  'public',
  'server',
  'scripts',
]
const SETTINGS = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

process.chdir(ROOT)
const purpose = process.argv[2]
await install()
await build()
if (purpose === 'test') await findBrowser()

async function install() {
  const lock = digest([readFileSync('package-lock.json')])
  if (read(INSTALLED) === lock) return
  // Not `npm ci`: it refuses a lockfile that lacks the parts of packages for other platforms, which
  // not every registry has. The locked versions are installed all the same, and the file stays.
  await step('Installing packages (a minute or two the first time)', () =>
    run('npm', [
      'install',
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]),
  )
  writeFileSync(INSTALLED, lock)
}

async function build() {
  const files = [...SETTINGS, ...SOURCES.flatMap(filesIn)].filter(
    (file) => !file.includes('.test.'),
  )
  const sources = digest(files.flatMap((file) => [file, readFileSync(file)]))
  if (read(BUILT) === sources) return
  await step('Building the site', () => run('npm', ['run', '--silent', 'build']))
  mkdirSync('build', { recursive: true })
  writeFileSync(BUILT, sources)
}

/** The tests drive a real browser. Where the system has none it is installed, if that is allowed. */
async function findBrowser() {
  if (hasBrowser()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && succeeds('apt-get', ['--version'])) {
    await step('Installing Chromium for the tests in the browser', async () => {
      await run('apt-get', ['update', '-qq'])
      await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    })
  }
  if (hasBrowser()) return
  console.error('The tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.')
  process.exit(1)
}

function hasBrowser() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH)
  return BROWSERS.some((name) => succeeds('which', [name]))
}

/** Says what is being done, shows that it goes on, and says how long it took. */
async function step(words, work) {
  const started = Date.now()
  process.stdout.write(`${words} `)
  const dots = setInterval(() => process.stdout.write('.'), 1_000)
  await work()
  clearInterval(dots)
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Quiet, unless it goes wrong: then everything it said is shown, and the set-up ends. */
function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stdout.on('data', (text) => said.push(text))
  child.stderr.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.on('error', (error) => fail(error.message))
    child.on('close', (code) => (code === 0 ? resolve() : fail(Buffer.concat(said).toString())))
  })

  function fail(why) {
    process.stderr.write(`\n${why}\n"${command} ${args.join(' ')}" did not work.\n`)
    process.exit(1)
  }
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name.toString()))
    .filter((file) => statSync(file).isFile())
    .sort()
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
