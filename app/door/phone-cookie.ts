import { readOwnCookie, writeOwnCookie } from '#app/http/own-cookie.server.ts'
import type { Services } from '#workflows/services.ts'

const name = 'door'

/** The secret by which a phone is tied to its door. */
export function readPhoneCookie(request: Request, { publicUrl }: Services): string | undefined {
  return readOwnCookie(request, { name, publicUrl })
}

export function phoneCookie({ publicUrl }: Services, secret: string): string {
  return writeOwnCookie({ name, publicUrl, value: secret })
}
