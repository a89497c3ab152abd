// Runs before `npm start`, `npm test` and the other commands: plain JavaScript without packages, so
// that it works on any Node from 18 on. It does what is missing, then runs the given file with the
// pinned Node. npm scripts call it in place of a pre-script, which npm skips where it is told to
// ignore scripts; and not with `&&`, because a shell remembers where it found `node` before.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { missingPostgres } from './setup/native-parts.mjs'
import { nodeProblem } from './setup/node-version.mjs'
import { refuse, runInstead } from './setup/run.mjs'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))

/** What each purpose needs, in order. The browser comes first: without one the wait is for nothing. */
const NEEDS = {
  packages: [install],
  site: [install, build],
  check: [install, build, checkPostgres],
  test: [findBrowser, install, build, checkPostgres],
}

const [purpose, ...command] = process.argv.slice(2)
const problem = nodeProblem(process)
if (problem) refuse(problem)
for (const need of NEEDS[purpose]) await need()
runInstead(command)

async function checkPostgres() {
  const missing = await missingPostgres()
  if (missing) refuse(missing)
}
