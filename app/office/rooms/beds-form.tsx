import type { Refused } from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { peopleWords } from '#app/office/words/conferences.ts'
import { KIND_WORDS, LEFT_WORDS, NOT_SUGGESTED } from '#app/office/words/rooms.ts'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { roomName } from '#domain/rooms/room.ts'
import type { PlannedConference, PlannedRoom } from '#workflows/rooms/read-room-plan.ts'
import { GuestBoxes } from './guest-boxes.tsx'
import { RoomCards } from './room-cards.tsx'

type Props = { plan: PlannedConference; address: string; refused: Refused | undefined }

/** Who sleeps where. Whoever is ticked goes to the room that is chosen in the bar at the lower edge. */
export function BedsForm({ plan, address, refused }: Props) {
  const { rooms, mayArrange } = plan
  const own = refused?.form === 'beds' ? refused : undefined
  const typing = typingOf(own)
  const shown = { mayArrange, typed: typing.typed }
  const lists = (
    <>
      <Without without={plan.without} {...shown} />
      <RoomCards rooms={rooms} address={address} {...shown} />
    </>
  )
  if (!mayArrange || rooms.length === 0) return <div className="stack">{lists}</div>
  return (
    <form method="post" action={`${address}/beds`} className="stack" noValidate>
      <FormKey value={own?.key} />
      <TypedErrors errors={typing.errors} />
      {lists}
      <div className="room-bar box no-print">
        <TypedField
          label="Put the ticked people into"
          name="room"
          options={[...rooms.map(toOption), { value: TAKE_OUT, label: 'No room: take them out' }]}
          {...typing}
        />
        <Submit>Put them there</Submit>
      </div>
    </form>
  )
}

export const TAKE_OUT = 'none'

/** "Grace House 12: 2 free, women" */
function toOption(room: PlannedRoom): { value: string; label: string } {
  const { plain, extra } = room.free
  const free = Math.max(plain, 0) + Math.max(extra, 0)
  const left = free === 0 ? 'full' : `${free} free`
  return { value: room.id, label: `${roomName(room)}: ${left}, ${KIND_WORDS[room.kind]}` }
}

type WithoutProps = Pick<Parameters<typeof GuestBoxes>[0], 'mayArrange' | 'typed'> &
  Pick<PlannedConference, 'without'>

function Without({ without, ...shown }: WithoutProps) {
  if (without.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="without">
      <h2 id="without">Without a bed: {without.length}</h2>
      <ul className="room-reasons">
        {[...Map.groupBy(without, ({ why }) => why)].map(([why, own]) => (
          <li key={why ?? ''}>
            <strong>{peopleWords(own.length)}</strong>: {why ? LEFT_WORDS[why] : NOT_SUGGESTED}
          </li>
        ))}
      </ul>
      <div className="office-card box stack gap-2">
        <GuestBoxes guests={without} isWide {...shown} />
      </div>
    </section>
  )
}
