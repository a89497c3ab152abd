import { Form } from 'react-router'

/**
 * Finds a payment by its number. The number alone shows no personal data, so nothing else is asked
 * for.
 */
export function LookUpForm({ txnid }: { txnid: string | undefined }) {
  return (
    <Form className="card form" method="get" action="/response">
      <p className="lead">
        {txnid
          ? 'There is no payment with this transaction number. Please check it and try again.'
          : 'Enter your transaction number to see the status of your payment.'}
      </p>
      <div className="field">
        <label className="field-label" htmlFor="txnid">
          Transaction number
        </label>
        <p className="field-help" id="txnid-help">
          It is in the mail we sent you, and in the address of the page you saw after paying, for
          example 12345678901 or EWG12345678901.
        </p>
        <input
          className="input"
          id="txnid"
          name="txnid"
          defaultValue={txnid}
          aria-describedby="txnid-help"
          autoComplete="off"
          required
          maxLength={40}
        />
      </div>
      <div>
        <button className="button" type="submit">
          Find
        </button>
      </div>
    </Form>
  )
}
