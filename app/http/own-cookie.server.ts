import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Services } from '#workflows/services.ts'
import { readSession, type SignedIn } from '#workflows/staff/sessions.ts'

type OwnCookie = { name: string; publicUrl: string }

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

export function readOwnCookie(
  request: Request,
  { name, publicUrl }: OwnCookie,
): string | undefined {
  const sent = isSecure(publicUrl) ? `__Host-${name}` : name
  return parse(request.headers.get('Cookie') ?? '', sent)[sent]
}

/**
 * An empty value deletes it. With SameSite=Lax other sites can't make the browser send it with their forms. Browsers
 * accept `__Host-` only over https and from the host itself (RFC 6265bis, 4.1.3.2).
 */
export function writeOwnCookie({ name, publicUrl, value }: OwnCookie & { value: string }): string {
  return generateCookie(name, value, {
    path: '/',
    maxAge: value === '' ? 0 : THIRTY_DAYS_S,
    httpOnly: true,
    sameSite: 'Lax',
    prefix: isSecure(publicUrl) ? 'host' : undefined,
  })
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

const name = 'office'

export function readSessionCookie(request: Request, { publicUrl }: Services): string | undefined {
  return readOwnCookie(request, { name, publicUrl })
}

export function sessionCookie({ publicUrl }: Services, secret: string): string {
  return writeOwnCookie({ name, publicUrl, value: secret })
}

export async function signedInStaff(
  services: Services,
  request: Request,
): Promise<SignedIn | undefined> {
  const secret = readSessionCookie(request, services)
  return secret === undefined ? undefined : readSession(services, secret)
}
