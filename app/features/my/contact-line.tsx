type Props = {
  contact: { phone: string; email: string; directions: string }
  /** Directions are for those who come. */
  isComing: boolean
}

/** How to reach the office, and the way there. */
export function ContactLine({ contact: { phone, email, directions }, isComing }: Props) {
  return (
    <p className="my-contact no-print">
      {isComing && (
        <>
          <a href={directions}>Directions to the church</a> ·{' '}
        </>
      )}
      A question? Call <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}
