import { formatMoment } from '#domain/dates.ts'
import type { OutboxMail } from '#workflows/office/read-registration-record.ts'
import { sendMailAgain as sendAgain } from '#workflows/office/send-mail-again.ts'
import { mailName } from '../../mail-name.ts'
import { problemWords } from '../../problem-words.ts'
import { TypedField } from '../../typed-field.tsx'
import type { ActionScreen } from '../action-screen.ts'

export const sendMailAgain: ActionScreen = {
  slug: 'mail',
  name: 'Send mail again',
  needs: 'resendMail',
  initial: ({ people, mails }) => ({
    to: people[0]?.email ?? '',
    mail: mails.at(-1)?.key ?? '',
  }),
  Fields: ({ record: { mails }, ...typing }) => (
    <>
      <TypedField label="Mail" name="mail" options={mails.map(toOption)} {...typing} />
      <TypedField label="Email" name="to" type="email" {...typing} />
    </>
  ),
  async plan({ services, record, typed }) {
    const mail = record.mails.find(({ key }) => key === typed.mail)
    const to = typed.to?.trim() ?? ''
    const errors = {
      ...(!mail && { mail: problemWords('no-mail') }),
      ...(!to.includes('@') && { to: problemWords('bad-address') }),
    }
    if (!mail || Object.keys(errors).length > 0) return { ok: false, errors }
    return {
      ok: true,
      will: [`The mail “${mailName(mail.kind)}” goes to ${to} within seconds.`],
      button: 'Send mail again',
      run: (request) => sendAgain(services, { ...request, mailKey: mail.key, to }),
    }
  },
}

function toOption({ key, kind, created_at }: OutboxMail) {
  return { value: key, label: `${mailName(kind)}, ${formatMoment(new Date(created_at))}` }
}
