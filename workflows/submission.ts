import { createHash } from 'node:crypto'

/**
 * The browser's script makes a key for each form. Without JavaScript there is no key, and a form with
 * exactly the content of an earlier unpaid one counts as the same submission.
 */
export function identifySubmission(key: string | undefined, typed: readonly unknown[]) {
  return {
    submission: key && /^[\w-]{16,64}$/.test(key) ? key : null,
    twin: createHash('sha256').update(JSON.stringify(typed)).digest('hex'),
  }
}
