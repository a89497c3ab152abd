import type { ReactNode } from 'react'
import { doneWords } from '#app/office/action/done-words.ts'
import { staffCan } from '#domain/staff.ts'
import { readMailText } from '#workflows/mail/again/read-mail-text.ts'
import {
  type RegistrationRecord,
  readRegistrationRecord,
} from '#workflows/registration/read-registration-record.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { officeReceiptAddress } from '../receipt-link.tsx'
import { answerNotFound } from '../refusals.tsx'
import { recordPaymentAction } from './actions/record-payment.tsx'
import { actionsFor, findAction } from './find-action.ts'
import { historyOf } from './history.ts'
import { RegistrationView } from './registration-view.tsx'

export async function showRegistration(context: OfficeContext): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const id = context.req.param('id') ?? ''
  const record = await readRegistrationRecord(services, { id, actor })
  if (!record) return answerNotFound(context)
  const mails = await Promise.all(
    record.mails.map(async (mail) => ({ mail, text: await readMailText(services, mail) })),
  )
  const seesMoney = staffCan.seeMoney(actor)
  const done = findAction(services, context.req.query('done') ?? '')
  const refunds = record.payments.flatMap((payment) => payment.refunds)
  return answerPage(context, {
    title: 'Registration',
    content: (
      <RegistrationView
        record={record}
        actions={actionsFor(services, { record, actor })}
        seesMoney={seesMoney}
        mayOpenTheirs={seesMoney || staffCan.correct(actor)}
        mails={mails}
        history={historyOf(record, seesMoney)}
        mayHandReceipts={staffCan.recordMoney(actor)}
        notice={withNextStep({ slug: done?.slug, words: doneWords(done, refunds) }, record)}
      />
    ),
  })
}

type Done = { slug: string | undefined; words: string }

/** What was just done, and the next step: who pays at the desk waits for a receipt. */
function withNextStep({ slug, words }: Done, { entries, receipts }: RegistrationRecord): ReactNode {
  const entry = slug === recordPaymentAction.slug ? entries.at(-1) : undefined
  const receipt = receipts.find(({ entry_id }) => entry_id === entry?.id)
  if (!entry || !receipt) return words
  return (
    <>
      {words}{' '}
      <a className="button" href={`${officeReceiptAddress(receipt)}#print`}>
        Print the receipt
      </a>
    </>
  )
}
