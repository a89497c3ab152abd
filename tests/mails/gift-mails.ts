import { entriesFor } from '#database/money/money-entries.ts'
import { findPaymentById } from '#database/payments/payments.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { receiveReport } from '#workflows/payments/reports/receive-report.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { testGift } from '../fixtures/gift.ts'
import type { TestServices } from '../fixtures/services.ts'
import { withTaxRelief } from '../fixtures/tax-relief.ts'
import { payInSandbox } from '../pay-in-sandbox.ts'
import { PAYER } from './long-names.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

const recipient = PAYER.email
const GIVER = {
  ...testGift,
  name: `${PAYER.firstname} ${PAYER.lastname}`.slice(0, 60),
  email: recipient,
}

/** Every mail about gifts, of a church with and without tax relief. */
export async function giftMails(services: TestServices): Promise<RenderedMail[]> {
  const taxed = withTaxRelief(services)
  const opened = await giveGift(taxed, { ...GIVER, amountMinor: 12_34_567_00, pan: 'ABCPE1234F' })
  const body = await payInSandbox(services, opened, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const { id, gift_id } = await findPaymentById(services.db, opened.id)
  if (!gift_id) throw new Error('the payment is for a gift')
  const receipt = { about: { payment_id: id }, recipient }
  return [
    await renderMail(services, 'gift-receipt', receipt),
    await renderMail(taxed, 'gift-receipt', { ...receipt, when: 'with tax relief' }),
    await renderMail(services, 'private-link', { ...receipt, when: 'of a gift' }),
    await renderMail(services, 'email-changed', {
      ...receipt,
      when: 'old',
      facts: { which: 'old', by: 'office' },
    }),
    await renderMail(services, 'email-changed', {
      ...receipt,
      when: 'new',
      facts: { which: 'new', by: 'office' },
    }),
    await handGift(taxed),
    await renderMail(services, 'gift-statement', { ...receipt, facts: { year: '2026-27' } }),
  ]
}

async function handGift(services: TestServices): Promise<RenderedMail> {
  const { name, email, phone, fund } = GIVER
  const day = services.now().toISOString().slice(0, 10)
  const money = { method: 'Cheque', day, amountMinor: 500_000, reference: '000123' } as const
  const gift = { name, email, phone, fund, ...money }
  const recorded = await recordGift(services, { actor: COMMAND_LINE, gift })
  if (!recorded.ok) throw new Error('the gift was not recorded')
  const [entry] = await entriesFor(services.db, 'gift_id', recorded.id ?? '')
  return renderMail(services, 'hand-gift-receipt', { facts: { entryId: entry?.id }, recipient })
}
