import { findRecordsByAddress, type RecordsOfAddress } from '#database/records-by-address.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { nameEvent } from '#domain/registration/conference.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from '../payments/name-purpose.ts'
import type { MailBody } from './mail-body.ts'

type Reading = Pick<Services, 'db' | 'content' | 'publicUrl'>

/** All private pages of one address in one mail. Undefined when there are none any more. */
export async function myLinks(services: Reading, recipient: string): Promise<MailBody | undefined> {
  const links = linksTo(services, await findRecordsByAddress(services.db, recipient))
  if (links.length === 0) return undefined
  return {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    paragraphs: [
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration, ticket or gift.',
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    ],
    facts: [],
    links,
    closing: [
      'If you did not ask for them, you need not do anything: nobody else has got the links.',
    ],
  }
}

function linksTo(
  { content, publicUrl }: Reading,
  { registrations, gifts, tickets }: RecordsOfAddress,
): MailBody['links'] {
  const name = (code: string) => nameEvent(content.conferences, code)?.name ?? code
  const link = (token: string, label: string) => ({ label, href: `${publicUrl}/my/${token}` })
  return [
    ...registrations.map(({ event_code, created_at, private_token }) =>
      link(private_token, `${name(event_code)}, registered on ${dayOf(created_at)}`),
    ),
    ...tickets.map(({ event_code, first_name, last_name, private_token }) =>
      link(private_token, `The ticket of ${first_name} ${last_name} for ${name(event_code)}`),
    ),
    ...gifts.map(({ fund, amount_minor, created_at, private_token }) => {
      const gift = `Your gift of ${formatRupees(amount_minor)} towards ${namePurpose(content, fund)}`
      return link(private_token, `${gift}, ${dayOf(created_at)}`)
    }),
  ]
}

function dayOf(moment: string): string {
  return formatDay(dayInIndia(Date.parse(moment)))
}
