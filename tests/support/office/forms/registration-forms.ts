import { randomUUID } from 'node:crypto'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { finishPayment, paidRegistration, register } from '../../payments.ts'
import { couple, storeRegistration, TYPED_PERSON } from '../../people.ts'
import { formsTo } from '../../site/pages.ts'
import {
  type Fields,
  filled,
  newName,
  type Prepare,
  readyToConfirm,
  sendFilled,
} from './fill-form.ts'

/** What is done about registrations, and who waits. */
export const REGISTRATION_FORMS: Record<string, Prepare> = {
  '/office/registrations/:id/correct': onRegistration('correct', { arrival: '2025-09-14T10:00' }),
  '/office/registrations/:id/move': onRegistration('move', { to: 'ewgaugmysore2023' }),
  '/office/registrations/:id/record-payment': onRegistration('record-payment', {
    method: 'Cash',
    amount: '100',
  }),
  '/office/registrations/:id/reduction': onRegistration('reduction', {
    amount: '100',
    reason: 'Staff',
  }),
  '/office/registrations/:id/refund': onRegistration('refund', { amount: '100', reason: 'Ill' }),
  '/office/registrations/:id/cancel': onRegistration('cancel', {}),
  '/office/registrations/:id/erase': onRegistration('erase', {}),
  '/office/registrations/:id/take-off': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    return readyToConfirm(desk, `/office/registrations/${id}/take-off?person=2`, {})
  },
  '/office/registrations/:id/restore': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    await cancelRegistration(desk.services, { actor: COMMAND_LINE, id })
    return readyToConfirm(desk, `/office/registrations/${id}/restore`, {})
  },
  '/office/registrations/:id/offer-place': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { hold: 'waiting' })
    return readyToConfirm(desk, `/office/registrations/${id}/offer-place`, {})
  },
  '/office/registrations/write': async (desk) => {
    // A list of one, whoever else is registered.
    const last_name = newName().replace('-', '')
    await storeRegistration(desk.services.db, { people: [{ last_name }] })
    const address = `/office/registrations/write?search=${last_name}`
    const typed = { subject: 'Bring a torch', text: 'The way is dark.', intent: 'show' }
    const { html } = await sendFilled(desk, address, typed, address)
    return { address, fields: [...(formsTo(html, address).at(-1) ?? []), ['intent', 'do']] }
  },
  '/office/waiting': async (desk) => {
    await storeRegistration(desk.services.db, { hold: 'waiting' })
    return filled(desk, '/office/waiting', {}, '/office/waiting')
  },
  '/office/registrations/:id/mail': onRegistration('mail', {}),
  '/office/registrations/:id/note': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    const address = `/office/registrations/${id}/note`
    return filled(desk, address, { note: 'Wants a quiet room', intent: 'do' })
  },
  '/office/registrations/:id/take-back': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { cashMinor: 10_000 })
    const [entry] = await entriesFor(desk.services.db, 'registration_id', id)
    const address = `/office/registrations/${id}/take-back`
    return readyToConfirm(desk, `${address}?entry=${entry?.id}`, { reason: 'Mistyped' })
  },
  '/office/registrations/:id/accept': onMismatchedRegistration('accept'),
  '/office/registrations/:id/send-back': onMismatchedRegistration('send-back'),
  '/office/registrations/new': async (desk) =>
    readyToConfirm(desk, '/office/registrations/new', {
      productinfo: 'ewgmaymysore2023',
      type: 'Individual',
      residential: 'Residential',
      paym: 'Full Payment',
      arrival: '2026-12-12T09:00',
      pay: 'cash',
      ...TYPED_PERSON,
    }),
}

function onRegistration(slug: string, typed: Fields): Prepare {
  return async (desk) => {
    const { id } = await paidRegistration(desk.services)
    return readyToConfirm(desk, `/office/registrations/${id}/${slug}`, typed)
  }
}

function onMismatchedRegistration(slug: string): Prepare {
  return async (desk) => {
    const { id, payment } = await register(desk.services, {
      registration: couple(),
      key: randomUUID(),
    })
    if (!payment) throw new Error('there is something to pay')
    await finishPayment(desk.services, payment, 'wrong-amount')
    await settlePayment(desk.services, payment, { source: 'sweep' })
    return readyToConfirm(desk, `/office/registrations/${id}/${slug}?txnid=${payment.txnid}`, {})
  }
}
