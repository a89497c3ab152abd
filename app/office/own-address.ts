import { isOfficePath } from './is-office-path.ts'

const ANY_ORIGIN = 'http://office'

/** Where to go after signing in. Anything but an address of the office becomes the first page. */
export function ownAddress(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, ANY_ORIGIN))
    return '/office'
  // As the browser would read it: `//evil.example` and `/\evil.example` are other sites.
  const { origin, pathname, search } = new URL(to, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || !isOfficePath(pathname)) return '/office'
  return isSignIn(pathname) ? '/office' : pathname + search
}

function isSignIn(pathname: string): boolean {
  return /^\/office\/sign-(in|out)(\/|$)/.test(pathname)
}
