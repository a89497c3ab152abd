import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/language.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { paidRegistration } from '../support/payments.ts'
import type { TestServices } from '../support/site/services.ts'
import {
  FAMILY,
  PAYER,
  type RenderedMail,
  renderMail,
  renderMails,
  type Sending,
  SPOUSE,
} from './render-mail.ts'

/** Every mail about a registration whose places are confirmed, and which was paid in part. */
export async function confirmedMails(
  services: TestServices,
  language: Language,
): Promise<RenderedMail[]> {
  const { id, payment } = await paidRegistration(services, { ...FAMILY, language })
  const about = { registration_id: id }
  const toPayer = { about, recipient: PAYER.email }
  const toSpouse = { about, recipient: SPOUSE.email }
  // The page has put it into words.
  const wish = `${LANGUAGE_NAMES[language]}: ${PAYER.firstname} ${PAYER.lastname}.`
  const changed = (which: 'old' | 'new', by: 'visitor' | 'office') =>
    ['email-changed', { ...toPayer, when: which, facts: { which, by } }] as const
  const both = (kind: MailKind) =>
    [
      [kind, { ...toPayer, when: 'to the payer' }],
      [kind, { ...toSpouse, when: 'to another attendee' }],
    ] as const
  return [
    ...(await renderMails(services, [
      ['registration-paid', { ...toPayer, about: { payment_id: payment.id } }],
      ['registration-received', toPayer],
      ['ticket', toSpouse],
      ...both('registration-corrected'),
      ['request-received', { ...toPayer, facts: { wish } }],
      changed('new', 'visitor'),
      changed('old', 'office'),
      ...both('registration-moved'),
      ...both('private-links'),
      ['balance-reminder', toPayer],
      ...both('conference-reminder'),
    ])),
    ...(await changedMails(services, id)),
    ...(await renderMails(services, cancelledMails({ toPayer, toSpouse }))),
    await recordedMail(services, id),
  ]
}

/** What the office did, as the payer and the spouse are told of it. */
async function changedMails(services: TestServices, id: string): Promise<RenderedMail[]> {
  const about = { registration_id: id }
  const whose = { whose: PAYER.firstname, position: 1, from: 'Bangalore', to: 'Hubli' }
  const spouse = { whose: SPOUSE.firstname, position: 2, field: 'age', from: '12', to: '11' }
  const changes = [{ ...whose, field: 'city' }, spouse]
  const prices = { beforeMinor: 360_000, afterMinor: 270_000 }
  const told: [action: OfficeAction, details: OfficeDetails, ...recipients: string[]][] = [
    ['correct', { changes, ...prices }, PAYER.email, SPOUSE.email],
    ['give-reduction', { amountMinor: 60_000, outcome: 'confirmed' }, PAYER.email],
    ['restore-registration', { outcome: 'confirmed' }, PAYER.email, SPOUSE.email],
    ['take-back', { amountMinor: 60_000, was: 'reduction' }, PAYER.email],
    ['take-back', { amountMinor: 90_000, was: 'received', method: 'Cheque' }, PAYER.email],
    ['give-back', { amountMinor: 90_000, method: 'Cash' }, PAYER.email],
    ['take-back', { amountMinor: 90_000, was: 'given-back', method: 'UPI' }, PAYER.email],
  ]
  const mails: RenderedMail[] = []
  for (const [action, details, ...recipients] of told) {
    const event = { actor: COMMAND_LINE, subject: 'registration', subjectId: id } as const
    const at = services.now()
    const eventId = await appendOfficeEvent(services.db, { ...event, action, details, at })
    for (const recipient of recipients) {
      const when = `${action} ${details.was ?? ''} to ${recipient}`
      const sending = { when, about, facts: { eventId }, recipient }
      mails.push(await renderMail(services, 'registration-changed', sending))
    }
  }
  return mails
}

function cancelledMails({ toPayer, toSpouse }: Record<'toPayer' | 'toSpouse', Sending>) {
  const person = `${SPOUSE.firstname} ${SPOUSE.lastname}`
  const visitor = { by: 'visitor', refundMinor: 0, byHandMinor: 0, keptMinor: 0 }
  const cases: [Sending, when: string, facts: object][] = [
    [toPayer, 'the office decides', { by: 'office' }],
    [toPayer, 'everything goes back', { ...visitor, refundMinor: 50_000 }],
    [toPayer, 'a part goes back', { ...visitor, refundMinor: 40_000, keptMinor: 10_000 }],
    [toPayer, 'the office gives back', { ...visitor, byHandMinor: 50_000 }],
    [toSpouse, 'to another attendee', { by: 'office' }],
    [toPayer, 'one person', { ...visitor, person, refundMinor: 20_000 }],
    [toSpouse, 'one person, to that person', { ...visitor, person }],
  ]
  return cases.map(
    ([to, when, facts]) => ['registration-cancelled', { ...to, when, facts }] as const,
  )
}

async function recordedMail(services: TestServices, id: string): Promise<RenderedMail> {
  const day = services.now().toISOString().slice(0, 10)
  const reference = 'UTR0000000000000000000000000000000000001'
  const money = { method: 'UPI', day, amountMinor: 100_000, reference, isAnother: false } as const
  await recordPayment(services, { actor: COMMAND_LINE, id, payment: money })
  const [entry] = await entriesFor(services.db, 'registration_id', id)
  return renderMail(services, 'payment-recorded', {
    about: { registration_id: id },
    facts: { entryId: entry?.id },
    recipient: PAYER.email,
  })
}
