import { data, redirect } from 'react-router'
import { PRIVATE } from '#app/http/document.ts'
import type { SiteServices } from '#app/services.server.ts'
import { ERROR_WORDS } from '#words/site.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { languageOfEnded } from '#workflows/languages/stored-language.ts'
import {
  readChangedBy,
  readPrivateRecord,
  readPrivateToken,
} from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { readPrivateTokens, rememberPrivately } from './private-access.server.ts'

export function privateFile(body: BodyInit, { type, name }: { type: string; name: string }) {
  const disposition = `attachment; filename="${name}"`
  const headers = { 'Content-Type': type, 'Content-Disposition': disposition, ...PRIVATE }
  return new Response(body, { headers })
}

export async function requireRegistration(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (record?.kind !== 'registration') throw await noPage(services, token)
  return record.registration
}

export async function requireGift(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (record?.kind !== 'gift') throw await noPage(services, token)
  return record.gift
}

/** To throw where a link leads to nothing: 410, with the language to say it in, if the link has ended. */
export async function noPage(services: SiteServices, secret: string): Promise<Response> {
  const language = await languageOfEnded(services, secret)
  return language
    ? Response.json({ language }, { status: 410 })
    : new Response(null, { status: 404 })
}

export async function noFile(services: SiteServices, secret: string): Promise<Response> {
  const language = await languageOfEnded(services, secret)
  if (!language) return new Response(null, { status: 404, headers: PRIVATE })
  const headers = { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(ERROR_WORDS[language].statuses[410].text, { status: 410, headers })
}

/** The registration whose form was sent, also by a second click after the first one has ended the link. */
export async function requireSent(services: SiteServices, token: string, key = '') {
  const registration = await readChangedBy(services, { token, key })
  return registration ?? requireRegistration(services, token)
}

/** Back to the page of a registration, which has another address once the payer's mailbox has changed. */
export async function backToPage(
  services: SiteServices,
  { request, token, id }: { request: Request; token: string; id: string },
  done: string,
): Promise<Response> {
  const privateToken = await readPrivateToken(services, { registration_id: id, gift_id: null })
  const isKnown = readPrivateTokens(request, services).includes(token)
  const isNew = isKnown && privateToken !== token
  const headers = isNew ? rememberPrivately(services, { request, privateToken }) : {}
  return redirect(`/my/${privateToken}?done=${done}`, { status: 303, headers })
}

/** Of a form that is not ours: it counts as outdated. */
export const UNKNOWN_VERSION = -1

export async function orTryAgainLater<Answer>(
  services: Services,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = await askDatabase(services, ask)
  if (asked.ok) return asked.answer
  throw data(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
}
