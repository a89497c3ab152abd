import { Form, useNavigation } from 'react-router'

/** Goes on to payment, with what is stored: nothing need be typed again. */
export function PayButton({ label }: { label: string }) {
  const sending = useNavigation().state !== 'idle'
  return (
    <Form className="no-print" method="post">
      <button className="button" type="submit" aria-disabled={sending}>
        {label}
      </button>
    </Form>
  )
}
