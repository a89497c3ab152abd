/**
 * The mailbox behind an address: large and small letters are the same, what follows a plus sign is the
 * owner's own label, and Gmail reads no dots.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, '')
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

const GMAIL = ['gmail.com', 'googlemail.com']
