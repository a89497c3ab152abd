import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'

export const SEND_LINK = 'send-link'
export const SEND_STATEMENT = 'send-statement'

type Props = {
  /** The address of the private page. */
  address: string
  /** Whether details can be corrected, and people cancelled. */
  isLive: boolean
  /** Whether the link can be mailed. */
  hasAddress: boolean
  hasCalendarFile: boolean
}

/** What can be done on the private page, besides paying. Each of the first two buttons opens a page. */
export function MyActions({ address, isLive, hasAddress, hasCalendarFile }: Props) {
  return (
    <section className="my-actions no-print" aria-label="What you can do">
      {isLive && (
        <>
          <OpenButton to={`${address}/correct`} label="Correct details" />
          <OpenButton to={`${address}/cancel`} label="Cancel registration" />
        </>
      )}
      {hasCalendarFile && <FileLink to={`${address}/calendar.ics`} label="Add to your calendar" />}
      {hasAddress && <SendLinkForm />}
      <OpenButton to={`${address}/data`} label="Your data" />
      <PrintButton />
    </section>
  )
}

type GiftProps = { address: string; year: string }

/** What can be done on the private page of a gift. */
export function GiftActions({ address, year }: GiftProps) {
  return (
    <section className="my-actions no-print" aria-label="What you can do">
      <ButtonLink to="/give" quiet>
        Give again
      </ButtonLink>
      <Form method="post">
        <button className="button button-quiet" type="submit" name="intent" value={SEND_STATEMENT}>
          Send the statement of <span className="my-year">{year}</span>
        </button>
      </Form>
      <SendLinkForm />
      <OpenButton to={`${address}/data`} label="Your data" />
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
    <Form method="get" action={to}>
      <button className="button button-quiet" type="submit">
        {label}
      </button>
    </Form>
  )
}

/** Mails the links of this address once more. */
function SendLinkForm() {
  return (
    <Form method="post">
      <button className="button button-quiet" type="submit" name="intent" value={SEND_LINK}>
        Send the link again
      </button>
    </Form>
  )
}
