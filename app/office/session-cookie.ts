import type { Services } from '#workflows/services.ts'

const NAME = 'office'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

type Public = Pick<Services, 'publicUrl'>

/** The secret of this browser's session. */
export function readSessionCookie(request: Request, services: Public): string | undefined {
  const start = `${cookieName(services)}=`
  const cookies = request.headers.get('Cookie')?.split(';') ?? []
  const own = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(start))
  return own?.slice(start.length)
}

/** Scripts can't read it, and with SameSite=Lax other sites' forms don't send it. An empty secret deletes it. */
export function sessionCookie(services: Public, secret: string): string {
  const age = secret === '' ? 0 : THIRTY_DAYS_S
  const secure = isSecure(services) ? '; Secure' : ''
  return `${cookieName(services)}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** Browsers accept the `__Host-` prefix only over https (RFC 6265bis, section 4.1.3.2). */
function cookieName(services: Public): string {
  return isSecure(services) ? `__Host-${NAME}` : NAME
}

function isSecure({ publicUrl }: Public): boolean {
  return publicUrl.startsWith('https:')
}
