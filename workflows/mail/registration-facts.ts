import type { OutboxMail } from '#database/mail/outbox.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { overOn } from '#domain/conferences/to-come.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { accountOf } from '#domain/standing.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { letterAddress } from '#workflows/letters/find-letter.ts'
import type { Services } from '#workflows/services.ts'
import { publicAddress } from '../languages/stored-language.ts'
import { refundsInFlight } from '../refunds/refundable.ts'
import { type HeldTicket, heldTickets } from '../tickets/ticket-sheet.ts'
import { findUnrefunded, type PaymentFacts, readPaymentFacts } from './payment-facts.ts'

/** The facts that mails about a registration use. */
export type RegistrationFacts = {
  registration: Registration
  /** The amount due after reductions, payments and refunds. */
  balanceMinor: number
  /** How much more was received than the price. */
  excessMinor: number
  /** What was received and not given back. */
  keptMinor: number
  returnedMinor: number
  /** The part of `keptMinor` that is on its way back. */
  comingMinor: number
  /** When and where it takes place now. */
  event: EventNow | undefined
  /** Its last day, once it has passed. */
  over: Day | undefined
  people: string[]
  payerEmail: string | undefined
  /** Everybody's valid tickets. */
  tickets: HeldTicket[]
  letterUrl: string | undefined
  pageUrl: string
  /** Where people register for the same programme. */
  formUrl: string
}

type AboutRegistration = Pick<OutboxMail, 'registration_id'>

export async function readRegistration(
  services: Services,
  { registration_id }: AboutRegistration,
): Promise<RegistrationFacts> {
  const { db, content, publicUrl, now } = services
  const registration = await findRegistration(db, registration_id ?? '')
  if (!registration) throw new Error(`There is no registration ${registration_id}`)
  const { id, event_code, language } = registration
  const people = await attendeesOf(db, id)
  const hasLetter = findEvent(content.conferences, event_code)?.event.letter
  const sums = await sumAccount(db, id)
  const { full_minor: priceMinor, hold } = registration
  const account = accountOf({ priceMinor, hold, ...sums })
  const event = await eventNow(services, registration, language)
  return {
    registration,
    balanceMinor: account.dueMinor,
    excessMinor: account.excessMinor,
    keptMinor: account.paidMinor,
    returnedMinor: sums.returnedMinor,
    comingMinor: await refundsInFlight(db, id),
    event,
    over: event && overOn(event, dayInIndia(now().getTime())),
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    payerEmail: people[0]?.email,
    tickets: await heldTickets(db, registration),
    letterUrl: hasLetter ? `${publicUrl}${letterAddress(event_code, language)}` : undefined,
    pageUrl: `${publicUrl}/my/${registration.private_token}`,
    formUrl: publicAddress(services, language, `/${registration.programme}`),
  }
}

/** A registration, and whether the mail about it goes to its payer. */
export type Addressed = { about: RegistrationFacts; isPayer: boolean }

export async function readAddressed(
  services: Services,
  mail: AboutRegistration & Pick<OutboxMail, 'recipient'>,
): Promise<Addressed> {
  const about = await readRegistration(services, mail)
  return { about, isPayer: mail.recipient === about.payerEmail }
}

/** A payment and the registration that it is for. Undefined once all of it was refunded. */
export async function readPaidRegistration(
  services: Services,
  mail: Pick<OutboxMail, 'payment_id'>,
): Promise<{ payment: PaymentFacts; about: RegistrationFacts } | undefined> {
  const payment = await findUnrefunded(services, mail)
  return (
    payment && {
      payment: await readPaymentFacts(services, payment),
      about: await readRegistration(services, payment),
    }
  )
}
