import { nextSteps } from '#app/words/en/endings.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

type Props = { registered: Registered; tickets: number }

/** What comes next for those who are expected; nothing for a conference that has passed. */
export function NextSteps({ registered, tickets }: Props) {
  const { places, people, event } = registered
  if (places !== 'has-places' || people.length === 0 || event.over) return null
  return (
    <section className="next-steps">
      <h2>What comes next</h2>
      <ul>
        {nextSteps({ tickets, people: people.length }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}
