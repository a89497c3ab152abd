import { ownRecord } from '#app/http/private-access.server.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'
import { partLang } from '#app/ui/text/part-lang.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import {
  readOwnPayment,
  readResult,
  withoutPayer,
} from '#workflows/records/payments/read-payment.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { readOwnEnding } from './tickets.server.ts'

export type ShownPayment = NonNullable<Awaited<ReturnType<typeof readShownPayment>>>

export type OwnPayment = NonNullable<ShownPayment['own']>

/** The transaction number alone shows the payment's outcome. The payer's own browser sees everything. */
export async function readShownPayment(
  services: SiteServices,
  reader: Reader,
  request: Request,
  typed: string,
) {
  const { language } = reader
  const read = await readResult(services, typed, language)
  if (!read) return undefined
  const { txnid, purpose, isGift } = read
  const result = { ...read, fundLang: isGift ? fundLang(reader, purpose) : undefined }
  const letter = letterFor(services.content, purpose, language)
  const record = await ownRecord(services, { request, txnid })
  if (!record) return { result: withoutPayer(result), letter, own: undefined }
  const { payer, ...own } = await readOwnPayment(services, { record, txnid })
  const registered =
    record.kind === 'registration'
      ? await readRegistered(services, record.registration.id, language)
      : undefined
  const ending = await readOwnEnding(services, record)
  return { result: { ...result, payer }, letter, own: { ...own, registered, ending } }
}

export function fundLang(reader: Reader, fund: string) {
  const at = reader.content.giving.funds.findIndex(({ code }) => code === fund)
  return partLang(reader, `giving.funds.${at}`)
}

const LOOK_AGAIN_SECONDS = 15

export function readResultPage(
  { pictures }: SiteServices,
  { content }: Reader,
  { title, isOpen, isFailure }: { title: string; isOpen: boolean; isFailure: boolean },
) {
  const { description, failure } = content.response
  const shown = isFailure ? failure : undefined
  const picture = shown ?? content.response.picture
  const place = shown ? 'response-failure' : 'response'
  const page: PageFacts = {
    title,
    description,
    style: 'response',
    image: pictures(place, picture, 'social').src,
    ...(isOpen && { refreshSeconds: LOOK_AGAIN_SECONDS }),
  }
  return { page, picture: pictures(place, picture, 'page') }
}
