import { readTicketCode } from '#domain/tickets/ticket-code.ts'

/**
 * The code in what a camera or a hand scanner has read: a ticket's QR code is the address `/t/<code>`.
 * Also reads a code as people type it. Undefined for a poster, another address or half a code.
 */
export function scannedCode(text: string): string | undefined {
  const [, inAddress] = /^https?:\/\/[^/]+\/t\/([^/?#]+)$/i.exec(text.trim()) ?? []
  return readTicketCode(inAddress ?? text)
}
