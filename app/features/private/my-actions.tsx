import { useId } from 'react'
import { ButtonForm, Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { dayInIndia } from '#domain/days.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { dayAndMonthIn, rupeesIn } from '#domain/language-formats.ts'
import { requestWords } from '#words/change-words.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS, TICKET_WORDS } from '#words/private.ts'
import type { MyRegistration } from '#workflows/records/registration/read-registered.ts'
import type { TicketWithCode } from './tickets.server.ts'
import { ShareTickets } from './tickets.tsx'

export const SEND_LINK = 'send-link'
export const SEND_STATEMENT = 'send-statement'
export const CHOOSE_LANGUAGE = 'choose-language'
export const TAKE_BACK = 'take-back'
export const KEEP_DATA = 'keep-data'

export function ManageList(props: {
  address: string
  tickets: readonly TicketWithCode[]
  mine?: Pick<MyRegistration, 'isLive' | 'hasAddress' | 'hasCalendarFile'> | undefined
  gift?: { year: string } | undefined
}) {
  const { address, tickets, mine, gift } = props
  const words = useWords(PRIVATE_WORDS)
  const ticketWords = useWords(TICKET_WORDS)
  const { addToCalendar } = useWords(RESULT_WORDS)
  const isMailed = gift !== undefined || mine?.hasAddress
  return (
    <section className="card manage no-print" aria-labelledby="manage">
      <h2 className="title-s" id="manage">
        {words.manage}
      </h2>
      <ul className="lines">
        {mine?.isLive && <OpenButton to={`${address}/correct`} label={words.correct.title} />}
        {/* A plain link: the browser hands the file on. */}
        {mine?.hasCalendarFile && <OpenLink to={`${address}/calendar.ics`} label={addToCalendar} />}
        {gift && <OpenLink to="/give" label={words.giveAgain} />}
        {gift && (
          <li>
            <ButtonForm intent={SEND_STATEMENT} isQuiet>
              <span>
                <Filled text={words.statement} year={<span className="nowrap">{gift.year}</span>} />
              </span>
            </ButtonForm>
          </li>
        )}
        {tickets.length > 0 && (
          <>
            <li>
              <ShareTickets tickets={tickets} />
            </li>
            <OpenLink to={`${address}/tickets.pdf`} label={ticketWords.pdf(tickets.length)} />
          </>
        )}
        <li className="script-only">
          <PrintButton />
        </li>
        {isMailed && (
          <li>
            <ButtonForm intent={SEND_LINK} isQuiet>
              {words.sendLink}
            </ButtonForm>
          </li>
        )}
        {mine || gift ? (
          <OpenButton to={`${address}/data`} label={words.data.title} />
        ) : (
          <OpenLink to={`${address}/data`} label={words.data.title} />
        )}
        {mine?.isLive && (
          <OpenButton to={`${address}/cancel`} label={words.cancel.title} className="manage-end" />
        )}
      </ul>
    </section>
  )
}

function OpenLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <a className="button button-quiet" href={to}>
        {label}
      </a>
    </li>
  )
}

function OpenButton(props: { to: string; label: string; className?: string }) {
  const { to, label, className } = props
  return (
    <li className={className}>
      <form method="get" action={to}>
        <Submit isQuiet>{label}</Submit>
      </form>
    </li>
  )
}

export function OpenRequests({ requests }: Pick<MyRegistration, 'requests'>) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return requests.map(({ id, kind, at, amountMinor, ...request }) => (
    <div className="notice my-request stack gap-2" key={id}>
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
    </div>
  ))
}

export function ErasingNotice({ address, at }: { address: string; at: string }) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return (
    <div className="notice my-request stack gap-2">
      <p>{words.erasing(dayAndMonthIn(language, dayInIndia(Date.parse(at))))}</p>
      <ButtonForm className="no-print" action={`${address}/data`} intent={KEEP_DATA} isQuiet>
        {words.takeBack.erase}
      </ButtonForm>
    </div>
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
