import { createHash } from 'node:crypto'
import { TICKET_DIGEST_BYTES } from '#domain/doors/entry.ts'

/** What a door's list has in place of a ticket's code. The phone makes the same from a scanned code. */
export function ticketDigest(code: string): string {
  return shortDigest(createHash('sha256').update(code).digest('hex'))
}

/** The same of a code of which only the whole digest is stored. */
export function shortDigest(digest: string): string {
  return Buffer.from(digest, 'hex').subarray(0, TICKET_DIGEST_BYTES).toString('base64url')
}
