import { foldersWhere, isInFolder } from '../addresses.ts'
import { localPath, splitLanguage } from '../local-path.ts'

/** Some addresses give access to a private page, so only known public folders are logged with what is below them. */
export function maskPath(path: string): string {
  // For the router an encoded slash is not a slash, but a key behind it is still a key.
  const { language, path: own } = splitLanguage(path.replace(/%2f/gi, '/'))
  const [, first = '', ...rest] = own.split('/')
  const isPublic = rest.length === 0 || PUBLIC_FOLDERS.has(`/${first}`)
  const shown = isPublic ? [first, ...rest].map(hideKey) : [hideKey(first), HIDDEN]
  return localPath(language, `/${shown.join('/')}`)
}

/** Folders without addresses that belong to one person. */
const PUBLIC_FOLDERS = new Set(foldersWhere((row) => row.logged && isInFolder(row)))

const HIDDEN = '[hidden]'

/** 122 random bits need at least 20 letters and digits. */
const KEY = /^[\w-]{20,}$/

function hideKey(segment: string): string {
  return KEY.test(segment) ? HIDDEN : segment
}
