import { findRecordsByAddress, newestLanguage } from '#database/private-pages/records-by-address.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from '../payments/name-purpose.ts'
import { privateLink, privateLinks } from './bodies/links.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { readPayment } from './payment-facts.ts'

/** Mails that bring links to private pages to those who have lost them. */
export const LINK_MAILS = {
  'private-link': {
    about: 'payment',
    reason: 'asked',
    limit: 'strangers',
    write: written(readPayment, privateLink),
  },
  'private-links': {
    about: 'address',
    reason: 'asked',
    limit: 'strangers',
    write: written(readOwnRecords, privateLinks),
  },
} satisfies Partial<Mails>

/** Undefined when the address has none any more. */
async function readOwnRecords(services: Services, { recipient }: Mail<'private-links'>) {
  const { db, publicUrl } = services
  const records = await findRecordsByAddress(db, recipient)
  const { registrations, gifts, tickets } = records
  if (registrations.length + gifts.length + tickets.length === 0) return undefined
  const language = newestLanguage(records)
  const pageOf = (token: string) => `${publicUrl}/my/${token}`
  const dayOf = (moment: string) => dayInIndia(Date.parse(moment))
  return {
    language,
    registrations: await Promise.all(
      registrations.map(async (registration) => ({
        event: (await nameEventNow(services, registration, language)).label,
        people: (await attendeesOf(db, registration.id)).map(fullName),
        at: new Date(registration.created_at),
        pageUrl: pageOf(registration.private_token),
      })),
    ),
    tickets: tickets.map(({ event_code, first_name, last_name, private_token }) => ({
      event: namePurpose(services, event_code, language),
      holder: `${first_name} ${last_name}`,
      pageUrl: pageOf(private_token),
    })),
    gifts: gifts.map(({ fund, amount_minor, created_at, private_token }) => ({
      towards: namePurpose(services, fund, language),
      amountMinor: amount_minor,
      day: dayOf(created_at),
      pageUrl: pageOf(private_token),
    })),
  }
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}
