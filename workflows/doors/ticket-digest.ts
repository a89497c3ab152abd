import { createHash } from 'node:crypto'
import { TICKET_DIGEST_BYTES } from '#domain/doors/entry.ts'

/** The phone makes the same from a scanned code. */
export function ticketDigest(code: string): string {
  return shortDigest(createHash('sha256').update(code).digest('hex'))
}

/** Of a former code only the whole digest is stored. */
export function shortDigest(digest: string): string {
  return Buffer.from(digest, 'hex').subarray(0, TICKET_DIGEST_BYTES).toString('base64url')
}
