import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { eventIn, eventSoldLabel } from '#workflows/conferences/event-sold.ts'
import type { Services } from '#workflows/services.ts'

/** The purpose of a payment: a fund, or the event as it was sold. */
export async function nameSold(
  services: Services,
  { purpose, registration_id }: { purpose: string; registration_id: string | null },
  language: Language = 'en',
): Promise<string> {
  if (!registration_id) return namePurpose(services, purpose, language)
  return eventSoldLabel(services, { id: registration_id, event_code: purpose }, language)
}

/** The purpose of a payment for display: an event with its dates, or a fund. */
export function namePurpose(
  services: Pick<Services, 'content' | 'contentIn'>,
  purpose: string,
  language: Language = 'en',
): string {
  const event = nameEvent(services.content.conferences, purpose)
  return event
    ? eventLabel(eventIn(services, event, language))
    : nameFund(services, purpose, language)
}

/** English receipts name a fund by its code; the other languages by what their form says. */
export function nameFund(
  services: Pick<Services, 'content' | 'contentIn'>,
  code: string,
  language: Language,
): string {
  if (language === 'en') return code
  const { funds } = services.contentIn(language).content.giving
  return funds.find((fund) => fund.code === code)?.label ?? code
}
