import { Form } from 'react-router'
import { formatDayAndMonth } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { MyRegistration } from '#workflows/registration/read-my-registration.ts'

export const TAKE_BACK = 'take-back'

type Request = MyRegistration['requests'][number]

/** What was asked of the office and is not answered yet. Each can be taken back. */
export function OpenRequests({ requests }: Pick<MyRegistration, 'requests'>) {
  return requests.map((request) => (
    <section className="notice my-request" key={request.id}>
      <p>{requestWords(request)}</p>
      {request.kind !== 'refund' && <p className="field-help">{request.wish}</p>}
      <Form className="no-print" method="post">
        <input type="hidden" name="request" value={request.id} />
        <button className="button button-quiet" type="submit" name="intent" value={TAKE_BACK}>
          {BUTTONS[request.kind]}
        </button>
      </Form>
    </section>
  ))
}

const BUTTONS: Record<Request['kind'], string> = {
  cancel: 'Take back the request to cancel',
  correct: 'Take back the request to change it',
  refund: 'Take back the request for money',
}

function requestWords({ kind, at, amountMinor }: Request): string {
  const asked = `You asked us on ${formatDayAndMonth(new Date(at))}`
  const wishes: Record<Request['kind'], string> = {
    cancel: 'to cancel',
    correct: 'to change your registration',
    refund: `to give ${formatRupees(amountMinor)} back`,
  }
  return `${asked} ${wishes[kind]}. Our office will write to you.`
}

/** That the office was asked to erase everything, with the page where it can be taken back. */
export function ErasingNotice({ address }: { address: string }) {
  return (
    <p className="notice my-request">
      You have asked us to erase your data. <a href={`${address}/data`}>Your data</a>
    </p>
  )
}
