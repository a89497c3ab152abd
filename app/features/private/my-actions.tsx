import { useId } from 'react'
import { ButtonForm, Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { dayInIndia } from '#domain/days.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { dayAndMonthIn, rupeesIn } from '#domain/language-formats.ts'
import { requestWords } from '#words/change-words.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { MyRegistration } from '#workflows/records/registration/read-registered.ts'

export const SEND_LINK = 'send-link'
export const SEND_STATEMENT = 'send-statement'
export const CHOOSE_LANGUAGE = 'choose-language'
export const TAKE_BACK = 'take-back'
export const KEEP_DATA = 'keep-data'

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
          <ButtonForm intent={SEND_STATEMENT} isQuiet>
            <span>
              <Filled text={words.statement} year={<span className="nowrap">{year}</span>} />
            </span>
          </ButtonForm>
        </>
      )}
      {mine?.hasAddress !== false && (
        <ButtonForm intent={SEND_LINK} isQuiet>
          {words.sendLink}
        </ButtonForm>
      )}
      <OpenButton to={`${address}/data`} label={words.data.title} />
      <PrintButton />
    </section>
  )
}

function OpenButton({ to, label }: { to: string; label: string }) {
  return (
    <form method="get" action={to}>
      <Submit isQuiet>{label}</Submit>
    </form>
  )
}

export function OpenRequests({ requests }: Pick<MyRegistration, 'requests'>) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return requests.map(({ id, kind, at, amountMinor, ...request }) => (
    <section className="notice my-request stack gap-2 narrow" key={id}>
      <p>
        {`${words.asked[kind](
          dayAndMonthIn(language, dayInIndia(Date.parse(at))),
          rupeesIn(language, amountMinor),
        )} ${words.willWrite}`}
      </p>
      {kind !== 'refund' && (
        <p className="field-help">{requestWords(language, { kind, ...request })}</p>
      )}
      <ButtonForm className="no-print" fields={{ request: id }} intent={TAKE_BACK} isQuiet>
        {words.takeBack[kind]}
      </ButtonForm>
    </section>
  ))
}

export function ErasingNotice({ address, at }: { address: string; at: string }) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return (
    <section className="notice my-request stack gap-2 narrow">
      <p>{words.erasing(dayAndMonthIn(language, dayInIndia(Date.parse(at))))}</p>
      <ButtonForm className="no-print" action={`${address}/data`} intent={KEEP_DATA} isQuiet>
        {words.takeBack.erase}
      </ButtonForm>
    </section>
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
          <Submit
            key={language}
            isQuiet
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {LANGUAGE_NAMES[language]}
          </Submit>
        ))}
      </div>
    </form>
  )
}
