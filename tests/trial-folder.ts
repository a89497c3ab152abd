import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of one's own, which goes with the test. */
export function trialFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narthex-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
