import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { addressesIn } from '#app/office/action/office-record.ts'
import { MAIL_NAMES } from '#app/office/words/mails.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { toOptions } from '#app/ui/form/field.tsx'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { shortMoment } from '#domain/dates.ts'
import { sendMailAgain } from '#workflows/mail/again/send-mail-again.ts'
import type { OutboxMail } from '#workflows/records/registration/read-registration-record.ts'

export const sendMailAgainAction: ActionScreen<OfficeRecord> = {
  code: 'send-mail-again',
  slug: 'mail',
  needs: 'resendMail',
  isOffered: ({ mails }) => mails.length > 0,
  says: ({ recipient }) => `The mail goes to ${recipient} within seconds.`,
  initial: (record) => ({
    to: addressesOf(record)[0] ?? '',
    mail: record.mails.at(-1)?.key ?? '',
  }),
  Fields: ({ record, ...typing }) => (
    <>
      <TypedField label="Mail" name="mail" options={record.mails.map(toOption)} {...typing} />
      <TypedField
        label="Email"
        name="to"
        options={toOptions(addressesOf(record))}
        help="For another address, use “Correct details” first."
        {...typing}
      />
    </>
  ),
  async plan({ services, record, typed }) {
    const mail = record.mails.find(({ key }) => key === typed.mail)
    const to = addressesOf(record).find((address) => address === typed.to)
    const errors = {
      ...(!mail && { mail: problemWords({ problem: 'no-mail' }) }),
      ...(!to && { to: problemWords({ problem: 'not-its-address' }) }),
    }
    if (!mail || !to) return { ok: false, errors }
    return {
      ok: true,
      will: [`The mail “${MAIL_NAMES[mail.kind]}” goes to ${to} within seconds.`],
      button: 'Send mail again',
      run: (request) => sendMailAgain(services, { ...request, mailKey: mail.key, to }),
    }
  },
}

function toOption({ key, kind, created_at }: OutboxMail) {
  return { value: key, label: `${MAIL_NAMES[kind]}, ${shortMoment(created_at)}` }
}

/** The payer's first. */
function addressesOf(record: OfficeRecord): string[] {
  if (record.kind === 'gift') return [record.gift.email]
  return addressesIn(record.people)
}
