import { isPrivateToken, readTransactionId } from '#domain/record-numbers.ts'
import {
  readOwnRecord,
  readPrivateRecord,
  readPrivateToken,
} from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { readOwnCookie, writeOwnCookie } from './own-cookie.server.ts'

// The start reads this before React is loaded, so it imports nothing of the router.

/** A cookie with the tokens of the private pages that this browser has submitted, newest first. */
const name = 'my-pages'
const MAX_TOKENS = 20

export function readPrivateTokens(request: Request, { publicUrl }: Services): string[] {
  const value = readOwnCookie(request, { name, publicUrl }) ?? ''
  return value.split('.').filter(isPrivateToken).slice(0, MAX_TOKENS)
}

export function rememberPrivately(
  services: Services,
  { request, privateToken }: { request: Request; privateToken: string },
): { 'Set-Cookie': string } {
  const tokens = new Set([privateToken, ...readPrivateTokens(request, services)])
  const value = [...tokens].slice(0, MAX_TOKENS).join('.')
  return { 'Set-Cookie': writeOwnCookie({ name, publicUrl: services.publicUrl, value }) }
}

/** What the payment is for, if this browser may see all of it. */
export async function ownRecord(
  services: Services,
  { request, txnid }: { request: Request; txnid: string },
): ReturnType<typeof readOwnRecord> {
  return readOwnRecord(services, { txnid, tokens: readPrivateTokens(request, services) })
}

export async function isOwnLookUp(services: Services, request: Request): Promise<boolean> {
  const typed = new URL(request.url).searchParams.get('txnid') ?? ''
  const record = await ownRecord(services, { request, txnid: readTransactionId(typed) })
  return record !== undefined
}

/** This registration, which must exist, if this browser submitted it. */
export async function ownRegistration(
  services: Services,
  { request, id }: { request: Request; id: string },
): ReturnType<typeof readPrivateRecord> {
  const token = await readPrivateToken(services, { registration_id: id, gift_id: null })
  return readPrivateTokens(request, services).includes(token)
    ? readPrivateRecord(services, token)
    : undefined
}
