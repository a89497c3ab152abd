import { ownRecord } from '#app/http/private-access.server.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'
import { type PartLang, partLang } from '#app/ui/text/part-lang.ts'
import { type ConferenceLetter, letterFor } from '#workflows/letters/letters.ts'
import { readOwnPayment } from '#workflows/records/payments/read-payment.ts'
import {
  type PaymentResult,
  readResult,
  withoutPayer,
} from '#workflows/records/payments/read-result.ts'
import { type Registered, readRegistered } from '#workflows/records/registration/read-registered.ts'

/** The result of a payment; of its fund's words which language they are in. */
export type ShownResult = PaymentResult & { fundLang?: PartLang }

/** What only the payer's own browser sees. */
export type OwnPayment = Omit<Awaited<ReturnType<typeof readOwnPayment>>, 'payer'>

export type ShownPayment = {
  result: ShownResult
  letter: ConferenceLetter | undefined
  own?: OwnPayment
  registered?: Registered | undefined
}

/**
 * The transaction number alone shows the payment's outcome. The payer's own browser sees
 * everything.
 */
export async function readShownPayment(
  services: SiteServices,
  { request, reader, txnid }: { request: Request; reader: Reader; txnid: string | undefined },
): Promise<ShownPayment | undefined> {
  const { language } = reader
  const read = txnid ? await readResult(services, txnid, language) : undefined
  if (!read) return undefined
  const result = { ...read, ...fundLang(reader, read) }
  const letter = letterFor(services.content, result.purpose, language)
  const record = await ownRecord(services, { request, txnid: result.txnid })
  if (!record) return { result: withoutPayer(result), letter }
  const { payer, ...own } = await readOwnPayment(services, { record, txnid: result.txnid })
  const registered =
    record.kind === 'registration'
      ? await readRegistered(services, record.registration.id, language)
      : undefined
  return { result: { ...result, payer }, letter, own, registered }
}

/** English, where the fund of a gift is not translated. */
export function fundLang(
  reader: Reader,
  { isGift, purpose }: Pick<PaymentResult, 'isGift' | 'purpose'>,
) {
  const at = reader.content.giving.funds.findIndex(({ code }) => code === purpose)
  const lang = isGift ? partLang(reader, `giving.funds.${at}`) : undefined
  return lang && { fundLang: lang }
}

const LOOK_AGAIN_SECONDS = 15

/** The parts of the result page that don't depend on the result. */
export function readResultPage(
  { pictures }: SiteServices,
  { content }: Reader,
  { title, isOpen, isFailure }: { title: string; isOpen: boolean; isFailure: boolean },
) {
  const { description, failure } = content.response
  const shown = isFailure ? failure : undefined
  const picture = shown ?? content.response.picture
  const place = shown ? 'response-failure' : 'response'
  const image = pictures(place, picture, 'social').src
  const page: PageFacts = {
    title,
    description,
    style: 'response',
    image,
    ...(isOpen && { refreshSeconds: LOOK_AGAIN_SECONDS }),
  }
  return { page, picture: pictures(place, picture, 'page') }
}
