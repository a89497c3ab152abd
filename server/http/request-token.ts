import { randomBytes, timingSafeEqual } from 'node:crypto'
import { findAddress } from '#app/http/find-address.ts'
import { normalisePath } from './normalise-path.ts'
import { isSafeMethod, isSignedAddress } from './same-origin.ts'

/** Our own pages read the cookie and send it back as a header. Other sites can't read it. */
const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'X-XSRF-TOKEN'

/** Answers GET /api/token. Keeps a browser's token, because another tab may be using it. */
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

/**
 * Whether an API request may change something. A browser must send the token. Other programs need none:
 * they carry no visitor's cookies that could be abused.
 */
export function hasToken(request: Request): boolean {
  if (!isApi(request.url) || isSafeMethod(request.method) || isSignedAddress(request.url)) {
    return true
  }
  if (!isFromBrowser(request)) return true
  const token = tokenOf(request)
  return token !== undefined && sameText(token, request.headers.get(TOKEN_HEADER) ?? '')
}

/** Takes an address, or the target of a request line. */
export function isApi(target: string): boolean {
  return findAddress(normalisePath(target) ?? '')?.kind === 'api'
}

function isFromBrowser({ headers }: Request): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}

function tokenOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  const own = cookies.map((cookie) => cookie.trim()).find((cookie) => TOKEN.test(cookie))
  return own?.slice(TOKEN_COOKIE.length + 1)
}

const TOKEN = new RegExp(`^${TOKEN_COOKIE}=[\\w-]{32}$`)

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
