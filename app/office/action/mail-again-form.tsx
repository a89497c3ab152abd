import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatMoment } from '#domain/dates.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import type { OutboxMail } from '#workflows/registration/read-registration-record.ts'
import type { Plan, ReadyPlan } from './action-plan.ts'
import { problemWords } from './problem-words.ts'

type Props = {
  mails: readonly OutboxMail[]
  /** Those of the gift or the registration. */
  addresses: readonly string[]
  typed: Typed
  errors: Errors
}

/** Asks which mail is sent again, and to whom. */
export function MailAgainFields({ mails, addresses, ...typing }: Props) {
  return (
    <>
      <TypedField label="Mail" name="mail" options={mails.map(toOption)} {...typing} />
      <TypedField
        label="Email"
        name="to"
        options={addresses.map((value) => ({ value, label: value }))}
        help="For another address, use “Correct details” first."
        {...typing}
      />
    </>
  )
}

function toOption({ key, kind, created_at }: OutboxMail) {
  return { value: key, label: `${MAILS[kind].name}, ${formatMoment(new Date(created_at))}` }
}

type Sending<Request> = {
  mails: readonly OutboxMail[]
  addresses: readonly string[]
  typed: Typed
  send: (
    request: Request & { mailKey: string; to: string },
  ) => ReturnType<ReadyPlan<Request>['run']>
}

export function planMailAgain<Request>(sending: Sending<Request>): Plan<Request> {
  const { mails, addresses, typed, send } = sending
  const mail = mails.find(({ key }) => key === typed.mail)
  const to = addresses.find((address) => address === typed.to)
  const errors = {
    ...(!mail && { mail: problemWords('no-mail') }),
    ...(!to && { to: problemWords('not-its-address') }),
  }
  if (!mail || !to) return { ok: false, errors }
  return {
    ok: true,
    will: [`The mail “${MAILS[mail.kind].name}” goes to ${to} within seconds.`],
    button: 'Send mail again',
    run: (request) => send({ ...request, mailKey: mail.key, to }),
  }
}
