import { storeOpeningWish } from '#database/openings/opening-wishes.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { makePlaceKey } from '#database/records/places/places.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import type { Tables } from '#database/tables/tables.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/language.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { Hold } from '#domain/registration/places.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { ATTENTION_KINDS } from '#workflows/attention/attention-kinds.ts'
import { giveGift, recordGift } from '#workflows/gifts/give-gift.ts'
import { remindEachMonth } from '#workflows/gifts/monthly-gift.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { signedIn } from '../support/office/staff.ts'
import {
  finishPayment,
  paidRegistration,
  refundPayment,
  unpaidRegistration,
} from '../support/payments.ts'
import { testGift } from '../support/people.ts'
import { changeEvent, withTaxRelief } from '../support/site/church.ts'
import { type TestServices, testServices } from '../support/site/services.ts'
import {
  FAMILY,
  PAYER,
  type RenderedMail,
  renderMail,
  renderMails,
  type Sending,
  SPOUSE,
} from './render-mail.ts'

/** Every mail to visitors, in each of its cases, with names as long as the forms take them. */
export async function visitorsMails(language: Language): Promise<RenderedMail[]> {
  const days = { first: '2026-11-17', last: '2026-11-18' }
  const mails: RenderedMail[] = []
  for (const made of [confirmedMails, unpaidMails, paymentMails, giftMails, openingMails]) {
    const services = await testServices()
    const changed = changeEvent(services, { days, dates: 'Nov 17 to 18', letter: true })
    mails.push(...(await made(changed, language)))
  }
  return mails
}

async function confirmedMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
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

async function unpaidMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
  const { db, now } = services
  const { id, payment } = await unpaidRegistration(services, { ...FAMILY, language })
  const ofPayment = { about: { payment_id: payment.id }, recipient }
  const ofPlaces = { about: { registration_id: id }, recipient }
  const mailsWhile = async (hold: Hold, mails: Parameters<typeof renderMails>[1]) => {
    const held_until = hold === 'held' ? new Date(now().getTime() + 3_600_000).toISOString() : null
    await db.updateTable('registration').set({ hold, held_until }).where('id', '=', id).execute()
    return renderMails(services, mails)
  }
  await makePlaceKey(db, id)
  const unpaid = { ...ofPlaces, when: 'nothing was paid', facts: { by: 'office' } }
  const mails = [
    ...(await mailsWhile('held', [
      ['payment-unfinished', { ...ofPayment, when: 'left' }],
      ['message', { ...ofPlaces, facts: LONG_MESSAGE }],
      ['place-offered', ofPayment],
      ['keep-places', { ...ofPlaces, when: 'held' }],
    ])),
    ...(await mailsWhile('released', [
      ['payment-unfinished', { ...ofPayment, when: 'released' }],
      ['keep-places', { ...ofPlaces, when: 'given back' }],
      ['paid-late', ofPayment],
    ])),
    ...(await mailsWhile('waiting', [['waiting-listed', ofPlaces]])),
    ...(await mailsWhile('cancelled', [['registration-cancelled', unpaid]])),
  ]
  await db.updateTable('payment').set({ state: 'pending' }).where('id', '=', payment.id).execute()
  const pending = { ...ofPayment, when: 'pending' }
  return [...mails, ...(await mailsWhile('held', [['payment-unfinished', pending]]))]
}

const LONG_MESSAGE = {
  subject: 'About the journey to the conference, and what to bring along for the night',
  text: `Dear friends,\n\n${'The road is long and the night is cold. '.repeat(40)}\nPlease read https://church.example.org/journey?to=mysore first.\n\nThank you`,
}

async function paymentMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
  const { payment } = await paidRegistration(services, { ...FAMILY, language })
  const mail = { about: { payment_id: payment.id }, recipient: PAYER.email }
  const set = (change: Partial<Pick<Tables['payment'], 'state' | 'heard'>>) =>
    services.db.updateTable('payment').set(change).where('id', '=', payment.id).execute()
  const mails = await renderMails(services, [
    ['paid-twice', mail],
    ['private-link', mail],
  ])
  await refundPayment(services, await findPaymentById(services.db, payment.id), 10_000)
  const { token } = await services.db.selectFrom('refund').select('token').executeTakeFirstOrThrow()
  mails.push(await renderMail(services, 'refund-coming', { ...mail, facts: { token } }))
  const refundIs = (state: 'refused' | 'done') =>
    services.db.updateTable('refund').set({ state }).execute()
  await services.db.updateTable('outbox').set({ outcome: 'sent' }).execute()
  await refundIs('refused')
  mails.push(await renderMail(services, 'refund-refused', { ...mail, facts: { token } }))
  await refundIs('done')
  mails.push(await renderMail(services, 'refunded-in-part', mail))
  await set({ state: 'refunded' })
  mails.push(await renderMail(services, 'refunded', mail))
  await set({ state: 'failed', heard: 'confirmed-failure' })
  mails.push(await renderMail(services, 'payment-failed', { ...mail, when: 'certain' }))
  await set({ heard: null })
  mails.push(await renderMail(services, 'payment-failed', { ...mail, when: 'not certain' }))
  return mails
}

const recipient = PAYER.email
const GIVER = {
  ...testGift,
  name: `${PAYER.firstname} ${PAYER.lastname}`.slice(0, 60),
  email: recipient,
}

async function giftMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
  const taxed = withTaxRelief(services)
  const gift = { ...GIVER, language, amountMinor: 12_34_567_00, pan: 'ABCPE1234F' }
  const opened = await giveGift(taxed, gift)
  const { id, gift_id } = await finishPayment(services, opened, 'approve')
  if (!gift_id) throw new Error('the payment is for a gift')
  const receipt = { about: { payment_id: id }, recipient }
  const changed = (which: 'old' | 'new') =>
    ['email-changed', { ...receipt, when: which, facts: { which, by: 'office' } }] as const
  const monthly = { day: 5, amountMinor: 500_000, fund: GIVER.fund }
  await remindEachMonth(services, { id: gift_id }, monthly)
  return [
    ...(await renderMails(services, [
      ['gift-receipt', receipt],
      ['private-link', { ...receipt, when: 'of a gift' }],
      changed('old'),
      changed('new'),
      ['gift-statement', { ...receipt, facts: { year: '2026-27' } }],
      ['monthly-gift', { facts: { giftId: gift_id }, recipient }],
    ])),
    await renderMail(taxed, 'gift-receipt', { ...receipt, when: 'with tax relief' }),
    await handGift(taxed, language),
  ]
}

async function openingMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
  const wish = { programme: 'ewgregister', language }
  const at = services.now()
  const wishId = (await storeOpeningWish(services.db, { ...wish, email: recipient, at })) ?? ''
  return renderMails(services, [
    ['confirm-address', { facts: { wishId }, recipient }],
    ['registration-opened', { facts: wish, recipient }],
  ])
}

async function handGift(services: TestServices, language: Language): Promise<RenderedMail> {
  const { name, email, phone, fund } = GIVER
  const day = services.now().toISOString().slice(0, 10)
  const money = { method: 'Cheque', day, amountMinor: 500_000, reference: '000123' } as const
  const gift = { name, email, phone, fund, language, ...money }
  const recorded = await recordGift(services, { actor: COMMAND_LINE, gift })
  if (!recorded.ok) throw new Error('the gift was not recorded')
  const [entry] = await entriesFor(services.db, 'gift_id', recorded.id ?? '')
  return renderMail(services, 'hand-gift-receipt', { facts: { entryId: entry?.id }, recipient })
}

export async function officeMails(): Promise<RenderedMail[]> {
  const services = await testServices()
  const { staffId, name } = await signedIn(services, 'admin')
  const staff = { about: { staff_id: staffId }, recipient: name }
  const recipient = services.content.church.email
  const attention = Object.fromEntries(ATTENTION_KINDS.map(({ code }, index) => [code, index + 1]))
  const counts = { day: '2026-11-14', registrations: 12, gifts: 3 }
  const summary = (when: string, found: object) =>
    ['office-summary', { when, facts: { attention: found, ...counts }, recipient }] as const
  return renderMails(services, [
    ['staff-link', { ...staff, facts: { to: '/office/registrations' } }],
    ['staff-invitation', staff],
    ['attention', { facts: { attention }, recipient }],
    summary('everything at once', attention),
    summary('a quiet day', {}),
  ])
}
