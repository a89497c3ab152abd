import { FormKey } from '#app/office/form/form-key.tsx'
import { HistoryList } from '#app/office/history-list.tsx'
import { officeLine } from '#app/office/office-line.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { Letter } from '#domain/mail/letter.ts'
import type { Sender } from '#workflows/mail/mail-body.ts'
import type { Recipients } from '#workflows/messages/write-to-people.ts'
import type { OfficeEvent } from '#workflows/registration/read-registration-record.ts'
import { SUBJECT_LIMIT, TEXT_LIMIT } from './letter-errors.ts'
import { LetterPreview } from './letter-preview.tsx'
import { mailCount, recipientSentences } from './recipient-words.ts'

/** What was typed. With a letter it is shown as it will be read. */
export type LetterForm = Typing & { key?: string | undefined; letter?: Letter }

type Props = {
  /** Where the form is sent. */
  address: string
  /** The list. */
  back: string
  recipients: Recipients
  form: LetterForm
  sender: Sender
  sent: string | undefined
  hasChanged: boolean
  written: readonly OfficeEvent[]
}

export function WriteView(props: Props) {
  const { address, back, recipients, form, sender, sent, hasChanged, written } = props
  const { errors, letter, key } = form
  return (
    <>
      <h1>Write to these people</h1>
      <p>
        <a href={back}>Back to the list</a>
      </p>
      <StatusNotice>{sent && `On the way: ${mailCount(Number(sent))}.`}</StatusNotice>
      {hasChanged && (
        <p className="notice notice-warning" role="alert">
          The list has changed since you looked at it, so nothing was sent. Please look at it again:{' '}
          it is {mailCount(recipients.addresses.length)} now.
        </p>
      )}
      <ul className="office-plan">
        {recipientSentences(recipients).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <form className="form office-form" method="post" action={address} noValidate>
        <FormKey value={key} />
        <TypedErrors errors={errors} />
        {letter ? (
          <LetterPreview letter={letter} sender={sender} recipients={recipients} />
        ) : (
          <LetterFields typed={form.typed} errors={errors} />
        )}
      </form>
      {written.length > 0 && (
        <section className="office-section" aria-labelledby="written">
          <h2 id="written">Sent recently</h2>
          <HistoryList lines={written.map(officeLine)} />
        </section>
      )}
    </>
  )
}

function LetterFields(typing: Typing) {
  return (
    <>
      <TypedField label="Subject" name="subject" help={SUBJECT_LIMIT} {...typing} />
      <TypedField label="Message" name="text" type="textarea" help={TEXT_LIMIT} {...typing} />
      <button className="button" type="submit" name="intent" value="show">
        Continue
      </button>
    </>
  )
}
