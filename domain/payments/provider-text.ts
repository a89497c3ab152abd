import { latinName } from '#domain/latin-name.ts'

type Payer = {
  /** What the payer is called: the first name, then others that may stand for it. */
  names: readonly string[]
  email: string
  phone: string
}

/**
 * The name that the payment provider gets. Its signature joins fields with unescaped pipes, and its pages are
 * made for plain Latin letters (https://docs.payu.in/docs/hashing-request-and-response). So it is the Latin part of
 * the name or, without one, the name in Latin letters. Where a name can't be written in them, the payer's own address
 * or number stands for it: nothing is invented. We store what people typed and send this.
 */
export function toProviderName({ names, email, phone }: Payer): string {
  const readable = names.map((name) => plain(name) || plain(latinName(name) ?? ''))
  const [mailbox = ''] = email.split('@')
  return readable.find(Boolean) ?? (plain(mailbox) || phone)
}

/** Empty for text without Latin letters. */
function plain(text: string): string {
  const short = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, PROVIDER_NAME_LENGTH)
    .trim()
  return /[A-Za-z]/.test(short) ? short : ''
}

const PROVIDER_NAME_LENGTH = 60
