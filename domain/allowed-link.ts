/**
 * Whether a text of the content may link to this address: a place on this site, another site, mail or
 * phone. Browsers read `/\x` like `//x`, leave out tabs, and decode `&#47;`.
 */
export function isAllowedLink(address: string): boolean {
  return ALLOWED.test(address)
}

const ALLOWED = /^(\/(?![/\\&\s])|#|https?:\/\/|mailto:|tel:)/i
