import { createHash } from 'node:crypto'

/** How a form that is sent twice is recognised. */
export type SubmissionIdentity = { submission: string | null; twin: string }

/**
 * With a script the browser makes a key for each filling-in of a form. Without one, a form that holds
 * exactly what an unpaid earlier one held is the same form sent again.
 */
export function identifySubmission(
  key: string | undefined,
  typed: readonly unknown[],
): SubmissionIdentity {
  return {
    submission: key && /^[\w-]{16,64}$/.test(key) ? key : null,
    twin: createHash('sha256').update(JSON.stringify(typed)).digest('hex'),
  }
}
