import { readTransactionId } from '#domain/payments/transaction-id.ts'
import { isPrivateToken } from '#domain/private-token.ts'
import { readOwnRecord, readPrivateToken } from '#workflows/private-pages/own-records.ts'
import type { Services } from '#workflows/services.ts'

/**
 * A cookie with the tokens of the private pages that this browser has submitted, newest first. Scripts
 * can't read it, and with SameSite=Lax other sites can't make the browser send it with their forms.
 */
const NAME = 'my-pages'
const MOST_TOKENS = 20
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

type Public = Pick<Services, 'publicUrl'>

function readPrivateTokens(request: Request, services: Public): string[] {
  const start = `${cookieName(services)}=`
  const cookies = request.headers.get('Cookie')?.split(';') ?? []
  const own = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(start))
  return own?.slice(start.length).split('.').filter(isPrivateToken).slice(0, MOST_TOKENS) ?? []
}

/** Response headers that add a form's private page to this browser's cookie. */
export function rememberPrivately(
  services: Public,
  { request, privateToken }: { request: Request; privateToken: string },
): { 'Set-Cookie': string } {
  const tokens = new Set([privateToken, ...readPrivateTokens(request, services)])
  const value = [...tokens].slice(0, MOST_TOKENS).join('.')
  const secure = isSecure(services) ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${THIRTY_DAYS_S}; HttpOnly; SameSite=Lax${secure}`
  return { 'Set-Cookie': `${cookieName(services)}=${value}; ${rules}` }
}

type Visit = { request: Request; txnid: string }

/** What the payment is for, if this browser may see all of it. */
export async function ownRecord(
  services: Public & Pick<Services, 'db'>,
  { request, txnid }: Visit,
): ReturnType<typeof readOwnRecord> {
  return readOwnRecord(services, { txnid, tokens: readPrivateTokens(request, services) })
}

/** Whether a look-up by number comes from the payer's own browser. */
export async function isOwnLookUp(
  services: Public & Pick<Services, 'db'>,
  request: Request,
): Promise<boolean> {
  const typed = new URL(request.url).searchParams.get('txnid') ?? ''
  const record = await ownRecord(services, { request, txnid: readTransactionId(typed) })
  return record !== undefined
}

/** Whether this browser submitted this registration, which must exist. */
export async function isOwnRegistration(
  services: Public & Pick<Services, 'db'>,
  { request, id }: { request: Request; id: string },
): Promise<boolean> {
  const token = await readPrivateToken(services, { registration_id: id, gift_id: null })
  return readPrivateTokens(request, services).includes(token)
}

/**
 * Browsers accept the `__Host-` prefix only over https, for the whole host and from that host itself
 * (RFC 6265bis, section 4.1.3.2).
 */
function cookieName(services: Public): string {
  return isSecure(services) ? `__Host-${NAME}` : NAME
}

function isSecure({ publicUrl }: Public): boolean {
  return publicUrl.startsWith('https:')
}
