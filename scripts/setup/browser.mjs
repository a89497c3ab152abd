import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { refuse, run, step, succeeds } from './run.mjs'

/** The headless shell is the fastest; any Chromium works. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

const MISSING =
  'npm test needs Chromium: please install it (on Debian as root: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to where it is; npm run check runs every test that needs no browser.'

/** A browser is installed if there is none and this user may, at the same time as the other work. */
export async function findBrowser(otherWork) {
  if (browserPath()) return otherWork()
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !succeeds('apt-get', ['--version'])) refuse(MISSING)
  process.stdout.write('Installing Chromium for the tests in the browser. Meanwhile:\n')
  const installed = installChromium()
  await otherWork()
  await step('Waiting for Chromium', () => installed)
  if (!browserPath()) refuse(MISSING)
}

async function installChromium() {
  await run('apt-get', ['update', '-qq'])
  // Killed in the middle, dpkg has to be repaired by hand.
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { mayBeKilled: false })
}

/** @returns {string | undefined} */
export function browserPath() {
  const set = process.env.CHROMIUM_PATH
  if (set) return isExecutable(set) ? set : undefined
  return BROWSERS.map(onPath).find(Boolean)
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
