/** India's permanent account number for taxes: five letters, four digits, a letter. */
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/

/** Reads a PAN as people type it, in small letters or with spaces. Undefined when it is none. */
export function readPan(typed: string): string | undefined {
  const pan = typed.replace(/[\s-]/g, '').toUpperCase()
  return PAN.test(pan) ? pan : undefined
}

/** "ABCDE1234F" → "********4F", for everything but receipts. */
export function maskPan(pan: string): string {
  return pan.replace(/.(?=.{2})/g, '*')
}
