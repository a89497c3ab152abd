import { FormKey } from '#app/office/form/form-key.tsx'
import { shortageWords } from '#app/words/en/places.ts'
import { formatMoment } from '#domain/dates.ts'
import { OFFERED_FOR_MS } from '#domain/registration/offered-until.ts'
import type { Waiting } from '#workflows/places/read-queues.ts'
import { partyWords } from './party-words.ts'

/** Says who is the next and what will happen, and does it by one click. */
export function NextForm({ next, now }: { next: Waiting; now: Date }) {
  const { registration, payer } = next
  const until = formatMoment(new Date(now.getTime() + OFFERED_FOR_MS))
  return (
    <form className="notice waiting-next" method="post" action="/office/waiting">
      <FormKey version={registration.version} />
      <input type="hidden" name="id" value={registration.id} />
      <p>
        <strong>Next: {partyWords(next)}.</strong> Their places are held until {until}
        {payer?.email ? `, and ${payer.email} gets a mail with the link` : ''}.{' '}
        {next.shortage && `${shortageWords(next.shortage, 'they')} The capacity is exceeded.`}
      </p>
      <button type="submit" className="button">
        Offer the next<span className="visually-hidden">: {partyWords(next)}</span>
      </button>
    </form>
  )
}
