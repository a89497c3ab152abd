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

/** The addresses of these people, each mailbox once, as the first of them has it. */
export function addressesOf(people: readonly { email: string }[]): string[] {
  const emails = people.map(({ email }) => email).filter(Boolean)
  const boxes = emails.map(mailboxOf)
  return emails.filter((_, index) => boxes.indexOf(boxes[index] ?? '') === index)
}

const GMAIL = ['gmail.com', 'googlemail.com']
