import { formatMoment } from '#domain/dates.ts'
import type { OutboxMail } from '#workflows/office/read-gift-page.ts'
import { sendGiftMailAgain } from '#workflows/office/send-gift-mail-again.ts'
import { mailName } from '../../mail-name.ts'
import { problemWords } from '../../problem-words.ts'
import { TypedField } from '../../typed-field.tsx'
import type { GiftAction } from '../gift-action.ts'

export const sendMailAgain: GiftAction = {
  slug: 'mail',
  name: 'Send mail again',
  needs: 'resendMail',
  initial: ({ gift, mails }) => ({ to: gift.email, mail: mails.at(-1)?.key ?? '' }),
  Fields: ({ page: { mails }, ...typing }) => (
    <>
      <TypedField label="Mail" name="mail" options={mails.map(toOption)} {...typing} />
      <TypedField label="Email" name="to" type="email" {...typing} />
    </>
  ),
  plan({ services, page, typed }) {
    const mail = page.mails.find(({ key }) => key === typed.mail)
    const { to = '' } = typed
    const errors = {
      ...(!mail && { mail: problemWords('no-mail') }),
      ...(!to.includes('@') && { to: problemWords('bad-address') }),
    }
    if (!mail || Object.keys(errors).length > 0) return { ok: false, errors }
    return {
      ok: true,
      will: [`The mail “${mailName(mail.kind)}” goes to ${to} within seconds.`],
      button: 'Send mail again',
      run: (request) => sendGiftMailAgain(services, { ...request, mailKey: mail.key, to }),
    }
  },
}

function toOption({ key, kind, created_at }: OutboxMail) {
  return { value: key, label: `${mailName(kind)}, ${formatMoment(new Date(created_at))}` }
}
