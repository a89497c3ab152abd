import { Fragment } from 'react'
import { type Letter, type LetterPart, letterParagraphs } from '#domain/mail/letter.ts'
import type { Sender } from '#workflows/mail/mail-body.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import type { Recipients } from '#workflows/messages/write-to-people.ts'
import { mailCount } from './recipient-words.ts'

type Props = { letter: Letter; sender: Sender; recipients: Recipients }

/** The mail as it will be read, and the button that sends it. */
export function LetterPreview({ letter, sender, recipients }: Props) {
  const count = recipients.addresses.length
  return (
    <>
      <input type="hidden" name="subject" value={letter.subject} />
      <input type="hidden" name="text" value={letter.text} />
      <input type="hidden" name="digest" value={recipients.digest} />
      <section className="letter" aria-labelledby="letter">
        <p className="letter-sender">{sender.name}</p>
        <div className="letter-card">
          <h2 id="letter">{letter.subject}</h2>
          {letterParagraphs(letter.text).map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
            <Paragraph key={index} lines={lines} />
          ))}
        </div>
        <p className="letter-foot">
          {sender.name}
          <br />
          {sender.address}
          <br />
          {sender.phone} · {sender.email}
        </p>
        <p className="letter-foot">{MAILS.message.reason}</p>
      </section>
      <div className="button-row">
        <button className="button" type="submit" name="intent" value="do">
          Send {mailCount(count)}
        </button>
        <button className="button button-quiet" type="submit" name="intent" value="edit">
          Change the text
        </button>
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
