/** As long as the payment provider takes it. */
export const LONGEST_EMAIL = 50

/** Whether we take an e-mail address: one rule for everybody who registers or gives, in every form and on the command line. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text)
}

/**
 * Whether it may be an address of staff. It never goes to the payment provider, and a rule that becomes
 * stricter must not keep anybody out, so it is as long and as odd as SMTP allows (RFC 5321, 4.5.3.1.3).
 */
export function isStaffAddress(text: string): boolean {
  return (
    text.length <= LONGEST_STAFF_EMAIL && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text)
  )
}

export const LONGEST_STAFF_EMAIL = 254

/** Letters, digits and `_+-.` before the @, and a domain whose last part is letters. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u
