import { Fragment } from 'react'
import type { PageProps } from '#app/office/engine/engine.tsx'
import { FormKey, HiddenFields, Submit } from '#app/office/form/office-form.tsx'
import { HistoryList } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { officeLine } from '#app/office/office-line.ts'
import { type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { type Letter, type LetterPart, letterParagraphs } from '#domain/mail/letter.ts'
import type { Standing } from '#domain/registration/places.ts'
import type { Sender } from '#workflows/mail/mail.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import type { Recipients } from '#workflows/messages/write-to-people.ts'
import type { OfficeEvent } from '#workflows/records/registration/read-registration-record.ts'
import { SUBJECT_LIMIT, TEXT_LIMIT } from './letter-errors.ts'

/** Who is written to, and the fields or the letter as it will be read. */
export function WriteView({
  page: { address, back, recipients, sender, written },
  query,
  refused,
}: PageProps<
  {
    /** Where the form is sent. */
    address: string
    /** The list. */
    back: string
    recipients: Recipients
    sender: Sender
    written: readonly OfficeEvent[]
  },
  { letter: Letter }
>) {
  const typing = typingOf(refused)
  const sent = /^\d{1,5}$/.exec(query.sent ?? '')?.[0]
  return (
    <>
      <h1>Write to these people</h1>
      <LinkLine to={back}>Back to the list</LinkLine>
      <StatusNotice>{sent && `On the way: ${mailCount(Number(sent))}.`}</StatusNotice>
      {refused?.problem && (
        <p className="notice notice-warning" role="alert">
          The list has changed since you looked at it, so nothing was sent. Please look at it again:{' '}
          it is {mailCount(recipients.addresses.length)} now.
        </p>
      )}
      <ul className="bullets">
        {recipientSentences(recipients).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <form method="post" className="form office-form" action={address} noValidate>
        <FormKey value={refused?.key} />
        <TypedErrors errors={typing.errors} />
        {refused?.plan ? (
          <LetterPreview {...refused.plan} sender={sender} recipients={recipients} />
        ) : (
          <LetterFields {...typing} />
        )}
      </form>
      {written.length > 0 && (
        <section className="stack" aria-labelledby="written">
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
      <Submit intent="show">Continue</Submit>
    </>
  )
}

/** The mail as it will be read, and the button that sends it. */
function LetterPreview(props: { letter: Letter; sender: Sender; recipients: Recipients }) {
  const { letter, sender, recipients } = props
  const count = recipients.addresses.length
  return (
    <>
      <HiddenFields fields={{ ...letter, digest: recipients.digest }} />
      <section className="letter" aria-labelledby="letter">
        <p className="letter-sender strong">{sender.name}</p>
        <div className="letter-card">
          <h2 id="letter">{letter.subject}</h2>
          {letterParagraphs(letter.text).map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
            <Paragraph key={index} lines={lines} />
          ))}
        </div>
        <p className="soft">
          {sender.name}
          <br />
          {sender.address}
          <br />
          {sender.phone} · {sender.email}
        </p>
        <p className="soft">{MAILS.message.reason}</p>
      </section>
      <div className="button-row">
        <Submit intent="do">Send {mailCount(count)}</Submit>
        <Submit intent="edit" isQuiet>
          Change the text
        </Submit>
      </div>
    </>
  )
}

function Paragraph({ lines }: { lines: LetterPart[][] }) {
  return (
    <p>
      {lines.map((parts, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
        <Fragment key={line}>
          {line > 0 && <br />}
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice
            <Part key={index} {...part} />
          ))}
        </Fragment>
      ))}
    </p>
  )
}

function Part({ text, href }: LetterPart) {
  if (!href) return text
  return (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  )
}

/** "12 mails" */
function mailCount(count: number): string {
  return count === 1 ? '1 mail' : `${COUNT.format(count)} mails`
}

/** Who is written to, who can't be, and who may not be meant. */
function recipientSentences(recipients: Recipients): string[] {
  const { addresses, registrations, withoutAddress, undeliverable, standings } = recipients
  const to = counted(addresses.length, 'address', 'addresses')
  const of = counted(registrations, 'registration', 'registrations')
  const gone = GONE.flatMap((standing) => {
    const count = standings.get(standing) ?? 0
    return count > 0 ? `${COUNT.format(count)} ${standing.toLowerCase()}` : []
  })
  return [
    `To ${to} of ${of}, one mail for each address.`,
    withoutAddress === 0
      ? ''
      : `Without an address: ${counted(withoutAddress, 'person', 'people')}.`,
    undeliverable === 0
      ? ''
      : `Left out, because their last mail came back: ${counted(undeliverable, 'address', 'addresses')}.`,
    gone.length === 0 ? '' : `Also to people who may not be coming: ${LIST.format(gone)}.`,
  ].filter(Boolean)
}

/** They don't come. */
const GONE: readonly Standing[] = ['Waiting', 'Refunded', 'Cancelled', 'Expired']

const COUNT = new Intl.NumberFormat('en-IN')
const LIST = new Intl.ListFormat('en-GB')

function counted(count: number, one: string, more: string): string {
  return `${COUNT.format(count)} ${count === 1 ? one : more}`
}
