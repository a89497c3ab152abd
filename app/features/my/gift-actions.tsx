import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SendLinkForm } from './send-link-form.tsx'

export const SEND_STATEMENT = 'send-statement'

/** What can be done on the private page of a gift. */
export function GiftActions({ year }: { year: string }) {
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
      <PrintButton />
    </section>
  )
}
