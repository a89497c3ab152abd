/**
 * A text in which nobody finds a link that acts for somebody. Whoever has one can pay, cancel or keep places
 * for the family, so the office is not shown them, and of some only a digest is stored.
 */
export function withoutPrivateLinks(text: string): string {
  return text.replace(PRIVATE_LINKS, '$1…')
}

const PRIVATE_LINKS = /(\/(?:my|pay|keep|receipts|unsubscribe)\/)[\w-]+/g
