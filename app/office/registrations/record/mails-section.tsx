import { Moment } from '#app/office/cells.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { MAIL_NAMES, mailOutcomeWords, mailProblemWords } from '#words/office/mails.ts'
import type { MailText } from '#workflows/mail/send-mail-again.ts'
import type { OutboxMail } from '#workflows/records/registration/read-registration-record.ts'

export function MailsSection(props: {
  mails: readonly { mail: OutboxMail; text: MailText | undefined }[]
}) {
  return (
    <OfficeCard id="mails" title="Mails">
      {props.mails.length === 0 && <p>No mail was sent yet.</p>}
      <ul className="office-mails tiles lines">
        {props.mails.toReversed().map(({ mail, text }) => {
          // The page itself is English.
          const lang = text?.language === 'en' ? undefined : text?.language
          return (
            <li key={mail.key}>
              <p>
                <strong lang={lang}>{text?.subject ?? MAIL_NAMES[mail.kind]}</strong>
              </p>
              <p>
                To {mail.recipient}: {mailOutcomeWords(mail)}{' '}
                <Moment at={mail.settled_at ?? mail.created_at} />
              </p>
              {mail.problem && <p>{mailProblemWords(mail.problem)}</p>}
              {text && (
                <details className="tall-summary">
                  <summary>
                    {text.isAsSent ? 'Read it' : 'Read it, as it would be written now'}
                  </summary>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by keyboard */}
                  <pre className="office-mail" tabIndex={0} lang={lang}>
                    {text.text}
                  </pre>
                </details>
              )}
              {!text && mail.outcome === 'sent' && (
                <p className="field-help">Its text was not kept.</p>
              )}
            </li>
          )
        })}
      </ul>
    </OfficeCard>
  )
}
