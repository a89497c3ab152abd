import { useWords } from '#app/ui/language.tsx'
import { ENDING_WORDS } from '#words/payments.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

/** What comes next for those who are expected; nothing for a conference that has passed. */
export function NextSteps({ registered, tickets }: { registered: Registered; tickets: number }) {
  const words = useWords(ENDING_WORDS)
  const { places, people, event } = registered
  if (places !== 'has-places' || people.length === 0 || event.over) return null
  return (
    <section className="next-steps">
      <h2>{words.next}</h2>
      <ul>
        {tickets > 0 && <li>{people.length === 1 ? words.showTicket : words.showTickets}</li>}
        <li>{words.plansChange}</li>
      </ul>
    </section>
  )
}
