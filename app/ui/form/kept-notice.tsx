import { type ConsentForm, KEPT, WRITE_TO } from '#app/words/en/consent.ts'

/** Beside a form's consent box, or its button: what is kept, why, how long, and who to write to. */
export function KeptNotice({ form, email }: { form: ConsentForm; email: string }) {
  return (
    <p className="field-help kept-notice">
      {KEPT[form]} {WRITE_TO} <a href={`mailto:${email}`}>{email}</a>. More in our{' '}
      <a href="/policy">policy</a>.
    </p>
  )
}
