import { FormKey } from '#app/office/form/form-key.tsx'
import type { RefusedForm, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { type ConferenceEvent, eventLabel } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { LONGEST_DOOR_NAME } from '#domain/doors/door-name.ts'

type Props = {
  events: readonly ConferenceEvent[]
  now: Date
  refused: RefusedForm | undefined
  /** Another door is open, so that this is asked for less often. */
  isFolded: boolean
}

export function OpenDoorForm({ events, now, refused, isFolded }: Props) {
  if (events.length === 0) return <p className="notice">No conference is coming.</p>
  const { typed, errors }: Typing = refused ?? { typed: proposed(events, now), errors: {} }
  const typing = { typed, errors }
  return (
    <details className="office-narrow" open={!isFolded || refused !== undefined}>
      <summary>{isFolded ? 'Open another door' : 'Open a door'}</summary>
      <form className="form" method="post" action="/office/doors" noValidate>
        <TypedErrors errors={errors} />
        <FormKey value={refused?.key} />
        <TypedField label="Conference" name="event" options={events.map(toOption)} {...typing} />
        <TypedField
          label="Name"
          name="name"
          maxLength={LONGEST_DOOR_NAME}
          help="What people call it, such as Gate A."
          {...typing}
        />
        <TypedField label="Until" name="until" type="datetime-local" {...typing} />
        <button type="submit" className="button">
          Open a door
        </button>
      </form>
    </details>
  )
}

function toOption(event: ConferenceEvent) {
  return { value: event.code, label: eventLabel(event) }
}

/** The next conference until the evening of its last day. */
function proposed(events: readonly ConferenceEvent[], now: Date): Record<string, string> {
  const coming = events.filter((event) => !isOver(event, now))
  const [next] = coming.toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1))
  const last = next?.days?.last
  return { event: next?.code ?? '', until: last ? `${last}T22:00` : '' }
}

function firstDay({ days }: ConferenceEvent): string {
  return days?.first ?? '9999'
}
