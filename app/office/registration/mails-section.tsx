import { MAIL_NAMES, mailProblemWords } from '#app/office/words/mails.ts'
import { shortMoment } from '#domain/dates.ts'
import type { MailText } from '#workflows/mail/again/send-mail-again.ts'
import type { OutboxMail } from '#workflows/records/registration/read-registration-record.ts'

export type ShownMail = { mail: OutboxMail; text: MailText | undefined }

/** The mails about a registration with their outcome, and their text as it was sent. */
export function MailsSection({ mails }: { mails: readonly ShownMail[] }) {
  return (
    <section className="office-card box stack gap-2" aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {mails.length === 0 && <p>No mail was sent yet.</p>}
      <ul className="office-cards tiles">
        {mails.map((shown) => (
          <Mail key={shown.mail.key} {...shown} />
        ))}
      </ul>
    </section>
  )
}

function Mail({ mail, text }: ShownMail) {
  return (
    <li className="card">
      <p>
        <strong lang={text && langOf(text)}>{text?.subject ?? MAIL_NAMES[mail.kind]}</strong>
      </p>
      <p>
        To {mail.recipient}: {outcomeWords(mail)}
      </p>
      {mail.problem && <p>{mailProblemWords(mail.problem)}</p>}
      {text ? (
        <details className="tall-summary">
          <summary>{text.isAsSent ? 'Read it' : 'Read it, as it would be written now'}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by keyboard */}
          <pre className="office-mail" tabIndex={0} lang={langOf(text)}>
            {text.text}
          </pre>
        </details>
      ) : (
        mail.outcome === 'sent' && <p className="field-help">Its text was not kept.</p>
      )}
    </li>
  )
}

/** The page itself is English. */
function langOf({ language }: MailText): string | undefined {
  return language === 'en' ? undefined : language
}

function outcomeWords({ outcome, settled_at, created_at, sending_since }: OutboxMail): string {
  const when = shortMoment(settled_at ?? created_at)
  if (outcome === 'sent') return `sent on ${when}`
  if (outcome === 'undeliverable') return `could not be delivered, ${when}`
  if (outcome === 'overtaken') return `not sent, because it was no longer true, ${when}`
  return sending_since ? 'being sent' : `waiting to be sent since ${when}`
}
