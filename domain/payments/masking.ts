/** What stays of a name or an address where anyone may look: enough to know one's own again. */

/** "Asha" → "A***" */
export function maskName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}***`
}

/** "asha@example.org" → "a***@example.org" */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? maskName(email) : `${maskName(email.slice(0, at))}${email.slice(at)}`
}

/** "9876543210" → "******3210" */
export function maskPhone(phone: string): string {
  return phone.replace(/\d(?=\d{4})/g, '*')
}
