/** As long as SMTP allows (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const LONGEST = 254

export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text)
}
