/**
 * Whether a text contains a web address: `://`, `www.`, or a domain with a path. Names go into mails,
 * whose readers' programs would make a link of it.
 */
export function hasWebAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u3002', '.'))
}

/** The last label of a domain has at least two characters: "A.B/C" is somebody's initials. */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}-]+\.[\p{L}\p{N}-]{2,}(?::\d+)?\/|\d\.\d{1,3}\//iu

const INVISIBLE = /\p{Cf}/gu
