import type { Typed } from '#app/ui/form/typed.ts'
import type { BedGuest } from '#workflows/rooms/read-room-plan.ts'
import type { TickedPerson } from '#workflows/rooms/set-beds.ts'

/** The box for these people, who move together. */
export function tickOf(guests: readonly BedGuest[]): { name: string; value: string } {
  const [first] = guests
  const value = guests.map((guest) => [guest.registrationId, guest.position, guest.bedVersion])
  return {
    name: `${PREFIX}${first?.registrationId} ${first?.position}`,
    value: value.map((parts) => parts.join(' ')).join(';'),
  }
}

const PREFIX = 'bed '

/** The people whose boxes were ticked. */
export function tickedPeople(typed: Typed): TickedPerson[] {
  return Object.entries(typed)
    .filter(([name]) => name.startsWith(PREFIX))
    .flatMap(([, value]) => value.split(';'))
    .flatMap((each) => {
      const [, registrationId = '', position, version] = PERSON.exec(each) ?? []
      return registrationId
        ? [{ registrationId, position: Number(position), version: Number(version) }]
        : []
    })
}

const PERSON = /^([\w-]{1,64}) (\d{1,3}) (\d{1,9})$/
