import type { Services } from '#app/services.server.ts'
import { toHtml } from '#app/ui/markdown.server.ts'
import { eventCodes, openEvents, type ProgrammeKey } from '#domain/registration/conference.ts'

/** What one of the five registration forms shows. */
export function readRegistrationPage(
  { content, now, pictures }: Pick<Services, 'content' | 'now' | 'pictures'>,
  key: ProgrammeKey,
) {
  const programme = content.conferences.programmes[key]
  const { policy } = content
  const { head, title, note } = programme
  return {
    page: {
      title,
      description: head.description,
      style: head.style,
      image: pictures(key, head.picture, 'social').src,
    },
    key,
    lead: head.lead,
    picture: pictures(key, head.picture, 'page'),
    note,
    events: openEvents(programme, now()).map(({ code, name, dates, venue, price }) => {
      return { code, name, dates, venue, price }
    }),
    closed: eventCodes([programme], now()).closed,
    consent: { heading: policy.consent.heading, html: toHtml(policy.consent.text) },
    terms: { heading: policy.terms.heading, html: toHtml(policy.terms.text) },
  }
}

export type RegistrationPage = ReturnType<typeof readRegistrationPage>

/** An event that can be chosen now, with its prices. */
export type OfferedEvent = RegistrationPage['events'][number]
