import { TICKET_DIGEST_BYTES } from '#domain/doors/entry.ts'

/** What the list has in place of a ticket's code; `workflows/doors/ticket-digest.ts` makes the same. */
export async function codeDigest(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const bytes = new Uint8Array(digest, 0, TICKET_DIGEST_BYTES)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
