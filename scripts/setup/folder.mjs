import { accessSync, constants, statfsSync } from 'node:fs'
import { explain } from './explain.mjs'

/** What the packages, the build and npm's work beside them take. */
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
