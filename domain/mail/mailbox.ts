/**
 * Normalises an address to its mailbox: case is ignored, "+label" is dropped, and so are dots at
 * Gmail. Otherwise one mailbox could get around the limit by spelling its address differently.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/s, '')
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

const GMAIL = ['gmail.com', 'googlemail.com']
