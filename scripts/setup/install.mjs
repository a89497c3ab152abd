import { accessSync, constants, readFileSync, rmSync, statfsSync } from 'node:fs'
import { missingPart } from './native-parts.mjs'
import { digestOf, explain, onceFor, refuse, runNpm, step } from './run.mjs'

const MARKER = 'node_modules/.installed-from'

/** All locked packages are installed, whatever npm is configured to omit. */
export async function install() {
  const lock = digestOf([readFileSync('package-lock.json'), process.platform, process.arch])
  await onceFor(MARKER, lock, async () => {
    const problem = folderProblem()
    if (problem) refuse(problem)
    await step('Installing packages (a minute or two the first time)', () => {
      // npm fails on the remains of an interrupted installation.
      rmSync('node_modules', { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      const whole = ['--include=dev', '--include=optional']
      return runNpm(['ci', ...whole, '--no-audit', '--no-fund', '--loglevel=error'])
    })
    const missing = missingPart()
    if (missing) refuse(missing)
  })
}

/** The packages, the build and npm's work beside them take as much. */
const NEEDED_BYTES = 900 * 1024 * 1024

/**
 * Asked before the packages are installed: npm reports a read-only folder as a missing one, and keeps
 * trying for minutes on a full disk.
 *
 * @returns {string | undefined} One sentence where this folder can't be set up.
 */
export function folderProblem(folder = '.') {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    return explain(error.code)
  }
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NEEDED_BYTES ? explain('ENOSPC') : undefined
}
