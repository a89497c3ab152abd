import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of one's own, which goes with the test. */
export function trialFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narthex-'))
  // Something may still be on its way to the disk, such as the last good answer of a provider.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
