import { MailAgainFields, planMailAgain } from '#app/office/action/mail-again-form.tsx'
import { sendMailAgain as sendAgain } from '#workflows/mail/again/send-mail-again.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import type { ActionScreen } from '../action-screen.ts'

export const sendMailAgainAction: ActionScreen = {
  slug: 'mail',
  name: 'Send mail again',
  needs: 'resendMail',
  initial: ({ people, mails }) => ({
    to: people[0]?.email ?? '',
    mail: mails.at(-1)?.key ?? '',
  }),
  Fields: ({ record, ...typing }) => (
    <MailAgainFields mails={record.mails} addresses={addressesOf(record)} {...typing} />
  ),
  plan: async ({ services, record, typed }) =>
    planMailAgain({
      mails: record.mails,
      addresses: addressesOf(record),
      typed,
      send: (request) => sendAgain(services, request),
    }),
}

function addressesOf({ people }: RegistrationRecord): string[] {
  return [...new Set(people.map(({ email }) => email))]
}
