import { doneWords } from '#app/office/action/done-words.ts'
import { staffCan } from '#domain/staff.ts'
import { readMailText } from '#workflows/mail/again/read-mail-text.ts'
import { readRegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotFound } from '../refusals.tsx'
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
        notice={doneWords(done, refunds)}
      />
    ),
  })
}
