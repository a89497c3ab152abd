import { useId } from 'react'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { MyRegistration } from '#workflows/records/registration/read-my-registration.ts'

export const SEND_LINK = 'send-link'
export const SEND_STATEMENT = 'send-statement'
export const CHOOSE_LANGUAGE = 'choose-language'

/** What can be done on the private page of a registration or a gift, besides paying. */
export function MyActions(props: {
  address: string
  mine?: Pick<MyRegistration, 'isLive' | 'hasAddress' | 'hasCalendarFile'> | undefined
  /** The financial year of a gift's statement, such as 2026-27. */
  year?: string | undefined
}) {
  const { address, mine, year } = props
  const words = useWords(PRIVATE_WORDS)
  const { addToCalendar } = useWords(RESULT_WORDS)
  return (
    <section className="my-actions cluster gap-3 narrow no-print" aria-label={words.whatYouCanDo}>
      {mine?.isLive && (
        <>
          <OpenButton to={`${address}/correct`} label={words.correct.title} />
          <OpenButton to={`${address}/cancel`} label={words.cancel.title} />
        </>
      )}
      {mine?.hasCalendarFile && (
        // A plain link: the browser hands the file on.
        <a className="button button-quiet" href={`${address}/calendar.ics`}>
          {addToCalendar}
        </a>
      )}
      {year && (
        <>
          <ButtonLink to="/give" quiet>
            {words.giveAgain}
          </ButtonLink>
          <form method="post">
            <button
              className="button button-quiet"
              type="submit"
              name="intent"
              value={SEND_STATEMENT}
            >
              <span>
                <Filled text={words.statement} year={<span className="nowrap">{year}</span>} />
              </span>
            </button>
          </form>
        </>
      )}
      {mine?.hasAddress !== false && (
        <form method="post">
          <button className="button button-quiet" type="submit" name="intent" value={SEND_LINK}>
            {words.sendLink}
          </button>
        </form>
      )}
      <OpenButton to={`${address}/data`} label={words.data.title} />
      <PrintButton />
    </section>
  )
}

function OpenButton({ to, label }: { to: string; label: string }) {
  return (
    <form method="get" action={to}>
      <button className="button button-quiet" type="submit">
        {label}
      </button>
    </form>
  )
}

/** The language of the page and of all mails about it. */
export function LanguageForm() {
  const words = useWords(PRIVATE_WORDS)
  const current = useLanguage()
  const label = useId()
  return (
    <form className="my-languages no-print" method="post" aria-labelledby={label}>
      <input type="hidden" name="intent" value={CHOOSE_LANGUAGE} />
      <p className="soft small" id={label}>
        {words.language}
      </p>
      <div className="button-row">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            className="button button-quiet"
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </div>
    </form>
  )
}
