import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import { FORGOTTEN } from './forgotten.ts'

/** What the provider has answered about the money of a payment, and not about the payer. */
export type LedgerFields = (payment: Payment) => Record<string, string>

const ERASED = PERSON_FIELDS.filter((field) => 'isErased' in field).map(({ column }) => column)

export const NOBODY = {
  ...Object.fromEntries(ERASED.map((column) => [column, ''])),
  first_name: FORGOTTEN,
}

export async function forgetPayment(
  tx: Db,
  payment: Payment,
  { ledgerFields }: { ledgerFields: LedgerFields },
): Promise<number> {
  const nobody = { payer_name: FORGOTTEN, payer_email: '', payer_phone: '' }
  await tx
    .updateTable('payment')
    .set({
      ...nobody,
      provider_record: payment.provider_record && JSON.stringify(ledgerFields(payment)),
    })
    .where('id', '=', payment.id)
    .execute()
  return 1
}

export async function forgetReports(tx: Db, { txnid }: Payment): Promise<number> {
  const reports = tx.updateTable('payment_report').set({ body: FORGOTTEN })
  const { numUpdatedRows } = await reports.where('txnid', '=', txnid).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A mail that was not sent yet is never sent: its recipient is gone. */
export async function forgetMails(
  tx: Db,
  about: { payment_id: string } | { registration_id: string },
): Promise<number> {
  const mails =
    'payment_id' in about
      ? tx.updateTable('outbox').where('payment_id', '=', about.payment_id)
      : tx.updateTable('outbox').where('registration_id', '=', about.registration_id)
  const { numUpdatedRows } = await mails
    .set((column) => ({
      recipient: FORGOTTEN,
      mailbox: FORGOTTEN,
      problem: null,
      facts: null,
      sent_subject: null,
      sent_text: null,
      due_at: null,
      outcome: column.fn.coalesce('outcome', column.val('undeliverable' as const)),
    }))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
