/**
 * The form of a name that a payment provider takes. Its signature joins fields with pipes and does
 * not escape them, and its pages are made for plain Latin letters; we keep what people typed and
 * send this instead.
 */
export function toProviderName(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, PROVIDER_NAME_LENGTH)
    .trim()
  return /[A-Za-z]/.test(plain) ? plain : fallback
}

const PROVIDER_NAME_LENGTH = 60
