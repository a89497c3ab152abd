import { Form } from 'react-router'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SendLinkForm } from './send-link-form.tsx'

type Props = {
  /** The address of the private page. */
  address: string
  /** Whether details can be corrected, and people cancelled. */
  isLive: boolean
}

/** What can be done on the private page, besides paying. Each of the first two buttons opens a page. */
export function MyActions({ address, isLive }: Props) {
  return (
    <section className="my-actions no-print" aria-label="What you can do">
      {isLive && (
        <>
          <OpenButton to={`${address}/correct`} label="Correct details" />
          <OpenButton to={`${address}/cancel`} label="Cancel registration" />
        </>
      )}
      <SendLinkForm />
      <PrintButton />
    </section>
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
