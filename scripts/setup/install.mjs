import { readFileSync, rmSync } from 'node:fs'
import { folderProblem } from './folder.mjs'
import { digestOf, onceFor } from './marker.mjs'
import { missingPart } from './native-parts.mjs'
import { refuse, runNpm, step } from './run.mjs'

const MARKER = 'node_modules/.installed-from'

/** Installs the locked packages, whatever npm is configured to omit. */
export async function install() {
  const lock = digestOf([readFileSync('package-lock.json'), process.platform, process.arch])
  await onceFor(MARKER, lock, async () => {
    const problem = folderProblem()
    if (problem) refuse(problem)
    await step('Installing packages (a minute or two the first time)', () => {
      // npm fails on the remains of an interrupted installation.
      rmSync('node_modules', { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      return runNpm([
        'ci',
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ])
    })
    const missing = missingPart()
    if (missing) refuse(missing)
  })
}
