import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { MY_WORDS } from '#words/private.ts'

export const SEND_LINK = 'send-link'
export const SEND_STATEMENT = 'send-statement'

/** What can be done on the private page, besides paying. Each of the first two buttons opens a page. */
export function MyActions(props: {
  /** The address of the private page. */
  address: string
  /** Whether details can be corrected, and people cancelled. */
  isLive: boolean
  /** Whether the link can be mailed. */
  hasAddress: boolean
  hasCalendarFile: boolean
}) {
  const { address, isLive, hasAddress, hasCalendarFile } = props
  const words = useWords(MY_WORDS)
  return (
    <section className="my-actions cluster gap-3 narrow no-print" aria-label={words.whatYouCanDo}>
      {isLive && (
        <>
          <OpenButton to={`${address}/correct`} label={words.correct} />
          <OpenButton to={`${address}/cancel`} label={words.cancel} />
        </>
      )}
      {hasCalendarFile && <FileLink to={`${address}/calendar.ics`} label={words.addToCalendar} />}
      {hasAddress && <SendLinkForm />}
      <OpenButton to={`${address}/data`} label={words.data} />
      <PrintButton />
    </section>
  )
}

/** What can be done on the private page of a gift. */
export function GiftActions({ address, year }: { address: string; year: string }) {
  const words = useWords(MY_WORDS)
  return (
    <section className="my-actions cluster gap-3 narrow no-print" aria-label={words.whatYouCanDo}>
      <ButtonLink to="/give" quiet>
        {words.giveAgain}
      </ButtonLink>
      <form method="post">
        <button className="button button-quiet" type="submit" name="intent" value={SEND_STATEMENT}>
          <span>
            <Filled text={words.statement} year={<span className="nowrap">{year}</span>} />
          </span>
        </button>
      </form>
      <SendLinkForm />
      <OpenButton to={`${address}/data`} label={words.data} />
      <PrintButton />
    </section>
  )
}

/** A plain link: the browser hands the file on. */
function FileLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="button button-quiet" href={to}>
      {label}
    </a>
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

/** Mails the links of this address once more. */
function SendLinkForm() {
  const words = useWords(MY_WORDS)
  return (
    <form method="post">
      <button className="button button-quiet" type="submit" name="intent" value={SEND_LINK}>
        {words.sendLink}
      </button>
    </form>
  )
}
