import { entriesFor } from '#database/money/money-entries.ts'
import { makePlaceKey } from '#database/places/place-keys.ts'
import type { Hold } from '#domain/registration/places.ts'
import { recordPayment } from '#workflows/money/record-payment.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { paidRegistration, unpaidRegistration } from '../fixtures/paid-registration.ts'
import type { TestServices } from '../fixtures/services.ts'
import { FAMILY, PAYER, SPOUSE } from './long-names.ts'
import { type RenderedMail, renderMail, type Sending } from './render-mail.ts'

/** Every mail about a registration whose places are confirmed, and which was paid in part. */
export async function confirmedMails(services: TestServices): Promise<RenderedMail[]> {
  const { id, payment } = await paidRegistration(services, FAMILY)
  const about = { registration_id: id }
  const toPayer = { about, recipient: PAYER.email }
  const toSpouse = { about, recipient: SPOUSE.email }
  const wish = `Cancel the registration of ${PAYER.firstname} ${PAYER.lastname}.`
  const render = (
    ...mail: Parameters<typeof renderMail> extends [unknown, ...infer Rest] ? Rest : never
  ) => renderMail(services, ...mail)
  return [
    await render('registration-paid', {
      about: { payment_id: payment.id },
      recipient: PAYER.email,
    }),
    await render('registration-received', toPayer),
    await render('ticket', toSpouse),
    await render('registration-corrected', { ...toPayer, when: 'to the payer' }),
    await render('registration-corrected', { ...toSpouse, when: 'to another attendee' }),
    await render('request-received', { ...toPayer, facts: { wish } }),
    await render('email-changed', {
      ...toPayer,
      when: 'new',
      facts: { which: 'new', by: 'visitor' },
    }),
    await render('email-changed', {
      ...toPayer,
      when: 'old',
      facts: { which: 'old', by: 'office' },
    }),
    await render('registration-moved', toPayer),
    await render('private-links', { ...toPayer, when: 'to the payer' }),
    await render('private-links', { ...toSpouse, when: 'to another attendee' }),
    await render('balance-reminder', toPayer),
    await render('conference-reminder', { ...toPayer, when: 'to the payer' }),
    await render('conference-reminder', { ...toSpouse, when: 'to another attendee' }),
    ...(await cancelledMails(services, { toPayer, toSpouse })),
    await recordedMail(services, id),
  ]
}

type Addressed = Record<'toPayer' | 'toSpouse', Sending>

function cancelledMails(services: TestServices, { toPayer, toSpouse }: Addressed) {
  const person = `${SPOUSE.firstname} ${SPOUSE.lastname}`
  const visitor = { by: 'visitor', refundMinor: 0, byHandMinor: 0, keptMinor: 0 }
  const mails: Sending[] = [
    { ...toPayer, when: 'the office decides', facts: { by: 'office' } },
    { ...toPayer, when: 'everything goes back', facts: { ...visitor, refundMinor: 50_000 } },
    {
      ...toPayer,
      when: 'a part goes back',
      facts: { ...visitor, refundMinor: 40_000, keptMinor: 10_000 },
    },
    { ...toPayer, when: 'the office gives back', facts: { ...visitor, byHandMinor: 50_000 } },
    { ...toSpouse, when: 'to another attendee', facts: { by: 'office' } },
    { ...toPayer, when: 'one person', facts: { ...visitor, person, refundMinor: 20_000 } },
    { ...toSpouse, when: 'one person, to that person', facts: { ...visitor, person } },
  ]
  return Promise.all(mails.map((mail) => renderMail(services, 'registration-cancelled', mail)))
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

/** Every mail about a registration that nothing was paid for yet. */
export async function unpaidMails(services: TestServices): Promise<RenderedMail[]> {
  const { id, payment } = await unpaidRegistration(services, FAMILY)
  const [recipient, registration] = [PAYER.email, { registration_id: id }]
  const ofPayment = { about: { payment_id: payment.id }, recipient }
  const ofPlaces = { about: registration, recipient }
  const placesAre = (hold: Hold) => setPlaces(services, { id, hold })
  const mails: RenderedMail[] = []
  await placesAre('held')
  mails.push(await renderMail(services, 'payment-unfinished', { ...ofPayment, when: 'left' }))
  mails.push(await renderMail(services, 'message', { ...ofPlaces, facts: LONG_MESSAGE }))
  mails.push(await renderMail(services, 'place-offered', ofPayment))
  await makePlaceKey(services.db, id)
  mails.push(await renderMail(services, 'keep-places', { ...ofPlaces, when: 'held' }))
  await placesAre('released')
  mails.push(await renderMail(services, 'payment-unfinished', { ...ofPayment, when: 'released' }))
  mails.push(await renderMail(services, 'keep-places', { ...ofPlaces, when: 'given back' }))
  mails.push(await renderMail(services, 'paid-late', ofPayment))
  await placesAre('waiting')
  mails.push(await renderMail(services, 'waiting-listed', ofPlaces))
  await placesAre('cancelled')
  const nothing = { ...ofPlaces, when: 'nothing was paid', facts: { by: 'office' } }
  mails.push(await renderMail(services, 'registration-cancelled', nothing))
  await placesAre('held')
  await services.db
    .updateTable('payment')
    .set({ state: 'pending' })
    .where('id', '=', payment.id)
    .execute()
  mails.push(await renderMail(services, 'payment-unfinished', { ...ofPayment, when: 'pending' }))
  return mails
}

const LONG_MESSAGE = {
  subject: 'About the journey to the conference, and what to bring along for the night',
  text: `Dear friends,\n\n${'The road is long and the night is cold. '.repeat(40)}\nPlease read https://church.example.org/journey?to=mysore first.\n\nThank you`,
}

async function setPlaces({ db, now }: TestServices, { id, hold }: { id: string; hold: Hold }) {
  const held_until = hold === 'held' ? new Date(now().getTime() + 3_600_000).toISOString() : null
  await db.updateTable('registration').set({ hold, held_until }).where('id', '=', id).execute()
}
