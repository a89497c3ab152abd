/**
 * Whether a text contains a web address: `://`, `www.`, or a domain with a path. Names are written
 * into mails, and mail programs would turn an address in a name into a link.
 */
export function hasWebAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u3002', '.'))
}

/**
 * The last label of a domain has at least two characters, so that initials such as "A.B/C" are allowed.
 * One character before its dot is enough to find it, and keeps the search linear.
 */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}(?::\d+)?\/|\d\.\d{1,3}\//iu

const INVISIBLE = /\p{Cf}/gu

/**
 * Whether a text of the content may link to this address: a place on this site, another site, mail or
 * phone. Browsers read `/\x` like `//x`, leave out tabs, and decode `&#47;`.
 */
export function isAllowedLink(address: string): boolean {
  return ALLOWED.test(address)
}

const ALLOWED = /^(\/(?![/\\&\s])|#|https?:\/\/|mailto:|tel:)/i
