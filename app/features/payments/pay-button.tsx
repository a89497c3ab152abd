import { Form, useNavigation } from 'react-router'

/** Continues to payment with the stored data, so that nothing is typed again. */
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
