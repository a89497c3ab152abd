import { findRecordsByAddress } from '#database/records-by-address.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { nameEvent } from '#domain/registration/conference.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from '../payments/name-purpose.ts'
import type { MailBody } from './mail-body.ts'

type Reading = Pick<Services, 'db' | 'content' | 'publicUrl'>

/** All private pages of one address in one mail. Undefined when there are none any more. */
export async function myLinks(
  { db, content, publicUrl }: Reading,
  recipient: string,
): Promise<MailBody | undefined> {
  const { registrations, gifts } = await findRecordsByAddress(db, recipient)
  const links = [
    ...registrations.map(({ event_code, created_at, private_token }) => ({
      label: `${nameEvent(content.conferences, event_code)?.name ?? event_code}, registered on ${dayOf(created_at)}`,
      href: `${publicUrl}/my/${private_token}`,
    })),
    ...gifts.map(({ fund, amount_minor, created_at, private_token }) => ({
      label: `Your gift of ${formatRupees(amount_minor)} towards ${namePurpose(content, fund)}, ${dayOf(created_at)}`,
      href: `${publicUrl}/my/${private_token}`,
    })),
  ]
  if (links.length === 0) return undefined
  return {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    paragraphs: [
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration or gift.',
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    ],
    facts: [],
    links,
    closing: [
      'If you did not ask for them, you need not do anything: nobody else has got the links.',
    ],
  }
}

function dayOf(moment: string): string {
  return formatDay(dayInIndia(Date.parse(moment)))
}
