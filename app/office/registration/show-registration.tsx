import { staffCan } from '#domain/staff.ts'
import { readMailText } from '#workflows/office/read-mail-text.ts'
import { readRegistrationRecord } from '#workflows/office/read-registration-record.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotFound } from '../refusals.tsx'
import { UNCLEAR_REFUND } from '../unclear-refund.ts'
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
  return answerPage(context, {
    title: 'Registration',
    content: (
      <RegistrationView
        record={record}
        actions={actionsFor(services, { record, actor })}
        seesMoney={seesMoney}
        mails={mails}
        history={historyOf(record, seesMoney)}
        notice={doneWords(context)}
      />
    ),
  })
}

/** What was just done, for whoever comes back from an action. */
function doneWords(context: OfficeContext): string {
  const done = context.req.query('done') ?? ''
  if (done === 'unclear') return UNCLEAR_REFUND
  const action = findAction(context.env.services, done)
  return action ? `Done: ${action.name}.` : ''
}
