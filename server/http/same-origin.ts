import { findAddress } from '#app/http/find-address.ts'
import { isForData, normalisePath } from './normalise-path.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: it comes from our own pages (w3.org/TR/fetch-metadata), or
 * not from a browser.
 */
export function isAllowedChange(request: Request, publicUrl: string): boolean {
  if (isSafeMethod(request.method) || isSignedAddress(request.url)) return true
  if (takesForeignPosts(request.url)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const { host } = new URL(request.url)
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Gives an allowed request the address that the browser used. Behind a proxy we receive http for the
 * browser's https; the framework also compares the origin, and would refuse the difference.
 */
export function asSent(request: Request): Request {
  const { pathname, search, origin: asked } = new URL(request.url)
  const origin = request.headers.get('origin')
  if (origin === null || isSafeMethod(request.method) || isSignedAddress(request.url)) {
    return request
  }
  if (takesForeignPosts(request.url)) return withoutOrigin(request)
  const sent = new URL(origin).origin
  return sent === asked ? request : new Request(`${sent}${pathname}${search}`, request)
}

function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** The framework's own requests come from our pages alone. */
function takesForeignPosts(target: string): boolean {
  return !isForData(target) && findAddress(normalisePath(target) ?? '')?.foreignPosts === true
}

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method)
}

/** Takes an address, or the target of a request line. The provider never requests a page's data. */
export function isSignedAddress(target: string): boolean {
  return !isForData(target) && findAddress(normalisePath(target) ?? '')?.signed === true
}
