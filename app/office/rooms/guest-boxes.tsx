import { BY_HAND, LEFT_WORDS, REASON_WORDS } from '#app/office/words/rooms.ts'
import type { Typed } from '#app/ui/form/typed.ts'
import { fullName } from '#domain/registration/person.ts'
import { isMinor, isOfFamily } from '#domain/rooms/room.ts'
import type { LeftReason } from '#domain/rooms/suggest-beds.ts'
import type { BedGuest } from '#workflows/rooms/read-room-plan.ts'
import { tickOf } from './ticked-people.ts'

/** People in one place, a family in one line, each line with a box to tick. */
export function GuestBoxes(props: {
  guests: readonly { guest: BedGuest; why?: LeftReason | undefined }[]
  mayArrange: boolean
  typed: Typed
  /** Side by side where there is room. */
  isWide?: boolean
}) {
  const { guests, mayArrange, typed, isWide = false } = props
  const lines = Map.groupBy(guests, ({ guest }) =>
    isOfFamily(guest) ? guest.registrationId : `${guest.registrationId} ${guest.position}`,
  )
  return (
    <ul className={isWide ? 'room-guests lines room-without tiles' : 'room-guests lines'}>
      {[...lines].map(([key, own]) => {
        const people = own.map(({ guest }) => guest)
        const tick = tickOf(people)
        const words = <GuestWords people={people} why={own[0]?.why} />
        return (
          <li key={key}>
            {mayArrange ? (
              <label className="office-check">
                <input type="checkbox" {...tick} defaultChecked={tick.name in typed} />
                <span>{words}</span>
              </label>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}

function GuestWords({ people, why }: { people: BedGuest[]; why: LeftReason | undefined }) {
  return (
    <>
      {people.map((guest, index) => (
        <span key={guest.position}>
          {index > 0 && ', '}
          <strong>{fullName(guest)}</strong> ({whoWords(guest)})
        </span>
      ))}
      <span className="soft own-line">{why ? LEFT_WORDS[why] : reasonWords(people)}</span>
    </>
  )
}

/** "34, woman" */
function whoWords(guest: BedGuest): string {
  if (isMinor(guest)) return `${guest.age}, ${guest.gender === 'Female' ? 'girl' : 'boy'}`
  return `${guest.age}, ${guest.gender === 'Female' ? 'woman' : 'man'}`
}

/** "Family together · Extra bed", or who they are where they have no bed. */
function reasonWords(people: readonly BedGuest[]): string {
  const [first] = people
  if (!first) return ''
  if (!first.bed) return `${first.party} · ${first.city}`
  const own = first.bed.byHand ? [BY_HAND] : []
  const reasons = new Set(people.flatMap(({ bed }) => bed?.reasons ?? []))
  const isExtra = people.some(({ bed }) => bed?.byHand && bed.isExtra)
  const words = [...reasons].map((reason) => REASON_WORDS[reason])
  return [...own, ...words, ...(isExtra ? [REASON_WORDS['extra-bed']] : [])].join(' · ')
}
