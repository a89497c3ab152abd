import { LetterText } from '#app/features/mails/letter-text.tsx'
import {
  type FormState,
  Instead,
  officeForm,
  officePage,
  type Query,
} from '#app/office/engine/engine.tsx'
import { HiddenFields, PlannedForm } from '#app/office/form/office-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { History } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { StatusNotice, WarningNotice } from '#app/ui/status-notice.tsx'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { type Letter, readLetter } from '#domain/mail/letter.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import {
  LETTER_ERRORS,
  LETTER_HELP,
  mailCount,
  recipientSentences,
  whomFirstWords,
} from '#words/office/letters.ts'
import type { Sender } from '#workflows/mail/mail.ts'
import { senderOf } from '#workflows/mail/send-mails.ts'
import {
  listWritten,
  MAX_REGISTRATIONS,
  type Recipients,
  readRecipients,
  writeToPeople,
} from '#workflows/messages/write-to-people.ts'
import { unreadFilter } from './registration-filter.tsx'

const TITLE = 'Write to these people'

const FIELDS = [
  { label: 'Subject', name: 'subject', help: LETTER_HELP.subject },
  {
    label: 'Message',
    name: 'text',
    type: 'textarea',
    help: LETTER_HELP.text,
  },
] as const

const writing = officePage({
  path: '/registrations/write',
  needs: 'writeToPeople',
  async read(services, { actor }, query, _refused?: FormState<{ letter: Letter }>) {
    const { filter, given, isFiltered, back, address } = readWanted(query)
    const unread = unreadFilter(given, query)
    if (unread) return unread
    if (!isFiltered) return whomFirst('no-filter', back)
    const read = await readRecipients(services, { actor, filter })
    if (!read.ok) return read.problem === 'too-many' ? whomFirst(read.problem, back) : read
    const { recipients } = read
    if (recipients.addresses.length === 0) return whomFirst('nobody', back)
    const sender = senderOf(services, { language: 'en' })
    return { address, back, recipients, sender, written: await listWritten(services) }
  },
  title: TITLE,
  View: ({ page: { address, back, recipients, sender, written }, query, refused }) => {
    const sent = /^\d{1,5}$/.exec(query.sent ?? '')?.[0]
    return (
      <>
        <h1>{TITLE}</h1>
        <LinkLine to={back}>Back to the list</LinkLine>
        <StatusNotice>{sent && `On the way: ${mailCount(Number(sent))}.`}</StatusNotice>
        {refused?.problem && (
          <WarningNotice>
            The list has changed since you looked at it, so nothing was sent. Please look at it
            again: it is {mailCount(recipients.addresses.length)} now.
          </WarningNotice>
        )}
        <ul className="bullets">
          {recipientSentences(recipients).map(
            (sentence) => sentence && <li key={sentence}>{sentence}</li>,
          )}
        </ul>
        <PlannedForm
          className="form office-form"
          action={address}
          rows={FIELDS}
          refused={refused}
          planned={
            refused?.plan && (
              <LetterPreview {...refused.plan} sender={sender} recipients={recipients} />
            )
          }
          button={`Send ${mailCount(recipients.addresses.length)}`}
          edit="Change the text"
        />
        <History title="Sent recently" events={written} />
      </>
    )
  },
})

export const writeRows = [
  writing,
  officeForm({
    at: writing,
    fields({ typed: { subject = '', text = '', digest = '' }, query }) {
      const read = readLetter({ subject, text })
      if ('problem' in read) return { ok: false, errors: LETTER_ERRORS[read.problem] }
      const { given, isFiltered, ...list } = readWanted(query)
      // The page says what is wrong with the list.
      if (!isFiltered || given.some(({ isRead }) => !isRead)) return { ok: false, errors: {} }
      return { ok: true, value: { letter: read.letter, digest, list } }
    },
    plan: (_, __, { letter }) => ({ ok: true, letter }),
    async run(services, asked, { letter, digest, list }) {
      // Without a key of ours a second click would send every mail again.
      if (!asked.key) return { ok: false, plan: { letter } }
      const written = await writeToPeople(services, { ...asked, ...letter, ...list, digest })
      return written.ok ? written : { ...written, plan: { letter } }
    },
    to: (_, { list }, { mails }) => `${list.address}&sent=${mails}`,
  }),
]

/** Of the list only those who come are written to, unless the address says who. */
function readWanted(sent: Query) {
  const asked = sent.who || sent.standing || sent.only ? sent : { ...sent, who: 'coming' }
  const { filter, given, query } = readList(asked, REGISTRATION_PARAMETERS)
  return {
    filter,
    given,
    asked: Object.fromEntries(new URLSearchParams(query)),
    isFiltered: given.some(({ name }) => name !== 'sort' && name !== 'who'),
    back: `/office/registrations${query}`,
    address: `/office/registrations/write${query}`,
  }
}

function whomFirst(why: Parameters<typeof whomFirstWords>[0], back: string): Instead {
  return new Instead(
    TITLE,
    422,
    <>
      <WarningNotice>{whomFirstWords(why, MAX_REGISTRATIONS)}</WarningNotice>
      <LinkLine to={back}>Back to the list</LinkLine>
    </>,
  )
}

function LetterPreview(props: { letter: Letter; sender: Sender; recipients: Recipients }) {
  const { letter, sender, recipients } = props
  return (
    <>
      <HiddenFields fields={{ digest: recipients.digest }} />
      <section className="letter" aria-labelledby="letter">
        <p className="letter-sender strong">{sender.name}</p>
        <div className="letter-card stack gap-2">
          <h2 id="letter">{letter.subject}</h2>
          <LetterText
            text={letter.text}
            showLink={(href) => (
              <a key={href} href={href} rel="noreferrer">
                {href}
              </a>
            )}
          />
        </div>
        <p className="soft">
          {sender.name}
          <br />
          {sender.address}
          <br />
          {sender.phone} · {sender.email}
        </p>
        <p className="soft">{FRAME_WORDS.en.reasons.registered}</p>
      </section>
    </>
  )
}
