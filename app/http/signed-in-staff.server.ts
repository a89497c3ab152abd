import type { Services } from '#workflows/services.ts'
import { readSession, type SignedIn } from '#workflows/staff/sessions.ts'
import { readSessionCookie } from './session-cookie.server.ts'

/** The member of staff whose browser this is, outside of the office. */
export async function signedInStaff(
  services: Services,
  request: Request,
): Promise<SignedIn | undefined> {
  const secret = readSessionCookie(request, services)
  return secret === undefined ? undefined : readSession(services, secret)
}
