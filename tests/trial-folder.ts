import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder, deleted after the test. */
export function trialFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narthex-'))
  // Retries, because something may still be writing, such as the last good answer of a provider.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
