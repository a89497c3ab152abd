import { foldersWhere, isInFolder } from './find-address.ts'

/**
 * A path as it may be written to a log. Some addresses are keys: whoever has one sees a private page.
 * So the rest of an address is hidden unless it lies in a folder that is known to be public, and what
 * looks like a key is hidden everywhere.
 */
export function maskPath(path: string): string {
  // An encoded slash is none for the router, but a key behind it is still a key.
  const [, first = '', ...rest] = path.replace(/%2f/gi, '/').split('/')
  if (!PUBLIC_FOLDERS.has(`/${first}`) && rest.length > 0) return `/${hideKey(first)}/${HIDDEN}`
  return `/${[first, ...rest].map(hideKey).join('/')}`
}

/** Folders in which no address belongs to one person. */
const PUBLIC_FOLDERS = new Set(foldersWhere((row) => row.logged && isInFolder(row)))

const HIDDEN = '[hidden]'

/** 122 random bits take at least 20 letters and digits. */
const KEY = /^[\w-]{20,}$/

function hideKey(segment: string): string {
  return KEY.test(segment) ? HIDDEN : segment
}
