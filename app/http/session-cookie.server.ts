import type { Services } from '#workflows/services.ts'
import { readOwnCookie, writeOwnCookie } from './own-cookie.server.ts'

const name = 'office'

/** The secret of this browser's session. */
export function readSessionCookie(request: Request, { publicUrl }: Services): string | undefined {
  return readOwnCookie(request, { name, publicUrl })
}

/** An empty secret deletes it. */
export function sessionCookie({ publicUrl }: Services, secret: string): string {
  return writeOwnCookie({ name, publicUrl, value: secret })
}
