// Runs before `npm start`, `npm test` and the other commands: plain JavaScript without packages, so
// that it works on any Node from 18 on. It does what is missing and nothing else.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { missingPostgres } from './setup/native-parts.mjs'
import { nodeProblem } from './setup/node-version.mjs'
import { refuse } from './setup/run.mjs'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))

/** What each purpose needs, in order. The browser comes first: without one the wait is for nothing. */
const NEEDS = {
  packages: [install],
  site: [install, build],
  check: [install, build, checkPostgres],
  test: [findBrowser, install, build, checkPostgres],
}

const problem = nodeProblem(process)
if (problem) refuse(problem)
for (const need of NEEDS[process.argv[2]]) await need()

async function checkPostgres() {
  const missing = await missingPostgres()
  if (missing) refuse(missing)
}
