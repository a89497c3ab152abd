/**
 * Converts a name to what the payment provider accepts. Its signature joins fields with unescaped
 * pipes, and its pages are made for plain Latin letters
 * (https://docs.payu.in/docs/hashing-request-and-response). We store what people typed and send this.
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
