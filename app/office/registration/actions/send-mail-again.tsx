import { sendMailAgain as sendAgain } from '#workflows/office/send-mail-again.ts'
import { MailAgainFields, planMailAgain } from '../../mail-again-form.tsx'
import type { ActionScreen } from '../action-screen.ts'

export const sendMailAgainAction: ActionScreen = {
  slug: 'mail',
  name: 'Send mail again',
  needs: 'resendMail',
  initial: ({ people, mails }) => ({
    to: people[0]?.email ?? '',
    mail: mails.at(-1)?.key ?? '',
  }),
  Fields: ({ record, ...typing }) => <MailAgainFields mails={record.mails} {...typing} />,
  plan: async ({ services, record: { mails }, typed }) =>
    planMailAgain({ mails, typed, send: (request) => sendAgain(services, request) }),
}
