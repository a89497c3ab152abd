import { randomBytes, timingSafeEqual } from 'node:crypto'
import { findAddress } from '#app/addresses.ts'
import { isForData, normalisePath } from './normalise-path.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A change comes from our own pages (w3.org/TR/fetch-metadata), or not from a browser. */
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

/** Behind a proxy we receive http for the browser's https, and the framework would refuse the difference. */
export function asSent(request: Request): Request {
  const { pathname, search, origin: asked } = new URL(request.url)
  const origin = request.headers.get('origin')
  if (origin === null || isSafeMethod(request.method) || isSignedAddress(request.url)) {
    return request
  }
  if (takesForeignPosts(request.url)) {
    const headers = new Headers(request.headers)
    headers.delete('origin')
    return new Request(request, { headers })
  }
  const sent = new URL(origin).origin
  return sent === asked ? request : new Request(`${sent}${pathname}${search}`, request)
}

/** The framework's own requests come from our pages alone. */
function takesForeignPosts(target: string): boolean {
  return !isForData(target) && findAddress(normalisePath(target) ?? '')?.foreignPosts === true
}

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method)
}

/** The provider never requests a page's data. */
export function isSignedAddress(target: string): boolean {
  return !isForData(target) && findAddress(normalisePath(target) ?? '')?.signed === true
}

/** Our own pages read the cookie and send it back as a header. Other sites can't read it. */
const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'X-XSRF-TOKEN'

/** A browser's token is kept, because another tab may be using it. */
export function giveToken(request: Request, publicUrl: string): Response {
  const token = tokenOf(request) ?? randomBytes(24).toString('base64url')
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return Response.json(
    { token },
    {
      headers: {
        'Set-Cookie': `${TOKEN_COOKIE}=${token}; Path=/; SameSite=Strict${secure}`,
        'Cache-Control': 'no-store',
      },
    },
  )
}

/** Programs need no token: they carry no visitor's cookies that could be abused. */
export function hasToken(request: Request): boolean {
  if (!isApi(request.url) || isSafeMethod(request.method) || isSignedAddress(request.url)) {
    return true
  }
  const isFromBrowser = request.headers.has('origin') || request.headers.has('sec-fetch-site')
  if (!isFromBrowser) return true
  const token = Buffer.from(tokenOf(request) ?? '')
  const sent = Buffer.from(request.headers.get(TOKEN_HEADER) ?? '')
  return token.length > 0 && token.length === sent.length && timingSafeEqual(token, sent)
}

export function isApi(target: string): boolean {
  return findAddress(normalisePath(target) ?? '')?.kind === 'api'
}

function tokenOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  const own = cookies.map((cookie) => cookie.trim()).find((cookie) => TOKEN.test(cookie))
  return own?.slice(TOKEN_COOKIE.length + 1)
}

const TOKEN = new RegExp(`^${TOKEN_COOKIE}=[\\w-]{32}$`)
