/** As long as the payment provider takes it. */
export const LONGEST_EMAIL = 50

/** Whether we take an e-mail address: one rule for visitors, the office and the command line. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text)
}

/** Letters, digits and `_+-.` before the @, and a domain whose last part is letters. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u
