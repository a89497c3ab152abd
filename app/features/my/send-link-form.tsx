import { Form } from 'react-router'

export const SEND_LINK = 'send-link'

/** Mails the links of this address once more. */
export function SendLinkForm() {
  return (
    <Form method="post">
      <button className="button button-quiet" type="submit" name="intent" value={SEND_LINK}>
        Send the link again
      </button>
    </Form>
  )
}
