import { readTransactionId } from '#domain/payments/transaction-id.ts'
import { isPrivateToken } from '#domain/private-token.ts'
import { readOwnRecord, readPrivateToken } from '#workflows/private-pages/own-records.ts'
import type { Services } from '#workflows/services.ts'

/**
 * The browser that sent a form in knows the private pages of what it sent: a cookie holds their
 * tokens, the newest first. Scripts can't read it, and other sites can't make a browser send it with
 * a form of theirs.
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

/** Headers for the answer to a form: from now on this browser knows the private page of it. */
export async function rememberPrivately(
  services: Public & Pick<Services, 'db'>,
  { request, sent }: { request: Request; sent: Parameters<typeof readPrivateToken>[1] },
): Promise<{ 'Set-Cookie': string }> {
  const token = await readPrivateToken(services, sent)
  const tokens = new Set([token, ...readPrivateTokens(request, services)])
  const value = [...tokens].slice(0, MOST_TOKENS).join('.')
  const secure = isSecure(services) ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${THIRTY_DAYS_S}; HttpOnly; SameSite=Lax${secure}`
  return { 'Set-Cookie': `${cookieName(services)}=${value}; ${rules}` }
}

type Visit = { request: Request; txnid: string }

/** What the payment is for, where this browser may see all of it. */
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

/** Whether this browser has sent in the registration with this id, which there is. */
export async function isOwnRegistration(
  services: Public & Pick<Services, 'db'>,
  { request, id }: { request: Request; id: string },
): Promise<boolean> {
  const token = await readPrivateToken(services, { registration_id: id, gift_id: null })
  return readPrivateTokens(request, services).includes(token)
}

/** Browsers take a cookie with this prefix only by https, for the whole host and from nobody else. */
function cookieName(services: Public): string {
  return isSecure(services) ? `__Host-${NAME}` : NAME
}

function isSecure({ publicUrl }: Public): boolean {
  return publicUrl.startsWith('https:')
}
