// It runs before `npm start`, `npm test` and the other commands, in plain JavaScript without packages, so
// that it works on any Node from 18 on. npm scripts call it directly: npm skips pre-scripts when
// `ignore-scripts` is set, and after `&&` the shell would use the `node` it found before.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './setup/alone.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { missingPostgres, nodeProblem } from './setup/native-parts.mjs'
import { endWithParent, refuse, runInstead } from './setup/run.mjs'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))

/** The browser comes first, so that one that can't be had is told at once. */
const NEEDS = {
  packages: [install],
  site: [install, build],
  // These build beside their first checks.
  check: [install, checkPostgres],
  test: [() => findBrowser(install), checkPostgres],
}

endWithParent()
const [purpose, ...command] = process.argv.slice(2)
const problem = nodeProblem(process)
if (problem) refuse(problem)
await alone(async () => {
  for (const need of NEEDS[purpose]) await need()
})
runInstead(command)

async function checkPostgres() {
  const missing = await missingPostgres()
  if (missing) refuse(missing)
}
