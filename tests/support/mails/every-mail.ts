import { storeOpeningWish } from '#database/openings/opening-wishes.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { makePlaceKey } from '#database/records/places/places.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Language } from '#domain/language.ts'
import type { Hold } from '#domain/registration/places.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { ATTENTION_KINDS } from '#workflows/attention/list-attention.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { remindEachMonth } from '#workflows/gifts/monthly-gift.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { signedIn } from '../office/staff.ts'
import { paidRegistration, payInSandbox, refundPayment, unpaidRegistration } from '../payments.ts'
import { testGift } from '../people.ts'
import { changeEvent, withTaxRelief } from '../site/church.ts'
import { type TestServices, testServices } from '../site/services.ts'
import { confirmedMails } from './confirmed-mails.ts'
import { FAMILY, PAYER, type RenderedMail, renderMail, renderMails } from './render-mail.ts'

/** Every mail that the site sends, in each of its cases, with names as long as the forms take them. */
export async function everyMail(): Promise<RenderedMail[]> {
  return [...(await everyVisitorsMail('en')), ...(await officeMails(await testServices()))]
}

/** Those that are in the language of whoever reads them. */
export async function everyVisitorsMail(language: Language): Promise<RenderedMail[]> {
  const days = { first: '2026-11-17', last: '2026-11-18' }
  const ready = async () =>
    changeEvent(await testServices(), { days, dates: 'Nov 17 to 18', letter: true })
  return [
    ...(await confirmedMails(await ready(), language)),
    ...(await unpaidMails(await ready(), language)),
    ...(await paymentMails(await ready(), language)),
    ...(await giftMails(await ready(), language)),
    ...(await openingMails(await ready(), language)),
  ]
}

/** Every mail about a registration that nothing was paid for yet. */
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
    ...(await mailsWhile('cancelled', [
      [
        'registration-cancelled',
        { ...ofPlaces, when: 'nothing was paid', facts: { by: 'office' } },
      ],
    ])),
  ]
  await db.updateTable('payment').set({ state: 'pending' }).where('id', '=', payment.id).execute()
  const pending = { ...ofPayment, when: 'pending' }
  return [...mails, ...(await mailsWhile('held', [['payment-unfinished', pending]]))]
}

const LONG_MESSAGE = {
  subject: 'About the journey to the conference, and what to bring along for the night',
  text: `Dear friends,\n\n${'The road is long and the night is cold. '.repeat(40)}\nPlease read https://church.example.org/journey?to=mysore first.\n\nThank you`,
}

/** Every mail about what became of a payment. */
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

/** Every mail about gifts, of a church with and without tax relief. */
async function giftMails(services: TestServices, language: Language): Promise<RenderedMail[]> {
  const taxed = withTaxRelief(services)
  const opened = await giveGift(taxed, {
    ...GIVER,
    language,
    amountMinor: 12_34_567_00,
    pan: 'ABCPE1234F',
  })
  const body = await payInSandbox(services, opened, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const { id, gift_id } = await findPaymentById(services.db, opened.id)
  if (!gift_id) throw new Error('the payment is for a gift')
  const receipt = { about: { payment_id: id }, recipient }
  const changed = (which: 'old' | 'new') =>
    ['email-changed', { ...receipt, when: which, facts: { which, by: 'office' } }] as const
  await remindEachMonth(
    services,
    { id: gift_id },
    { day: 5, amountMinor: 500_000, fund: GIVER.fund },
  )
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

/** The mails to whoever waits for a form to open. */
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

/** Every mail to the office and its staff. */
async function officeMails(services: TestServices): Promise<RenderedMail[]> {
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
