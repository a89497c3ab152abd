/**
 * The path is as the router takes it: dot segments resolved, each segment decoded, case folded, without
 * trailing slashes and without the `.data` ending of the framework's own requests. Every decision by path
 * uses this one, so that another spelling can't get around it. Returns undefined for an unreadable target.
 */
export function normalisePath(target: string): string | undefined {
  if (hasNul(target)) return undefined
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  try {
    // An encoded slash is part of its segment and stays encoded.
    const segments = pagePath(new URL(address).pathname)
      .split('/')
      .map((segment) => foldCase(decodeURIComponent(segment)).replaceAll('/', '%2F'))
    return segments.join('/').replace(/(?<!\/)\/+$/, '') || '/'
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** PostgreSQL refuses text with a NUL, and nobody means one. */
export function hasNul(target: string): boolean {
  return target.includes('%00')
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

export function isForData(target: string): boolean {
  return /^[^?#]*\.data(?:[?#]|$)/.test(target)
}

/** The framework asks for data at `/give.data` or `/give/_.data`, the home page's at `/_.data`. */
export function pagePath(pathname: string): string {
  if (pathname === '/_root.data') return '/'
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.replace(/\.data$/, '')
}

/** It folds ASCII letters only, as the router does: Unicode turns some others into ASCII ones. */
function foldCase(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** HEAD is GET without a body. */
export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD'
}
