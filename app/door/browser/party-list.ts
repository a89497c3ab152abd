import type { Guest } from '#domain/doors/guest.ts'
import { presenceIn } from '#domain/doors/judge.ts'
import { allHereWords } from '../words.ts'
import { element, onceButton } from './element.ts'
import type { Phone, Recorded } from './phone.ts'

type Party = { phone: Phone; guest: Guest; recorded: Recorded[]; next: () => void }

/** Everybody of the same registration, each with a box to tick. Undefined for somebody who comes alone. */
export function partyList({ phone, guest, recorded, next }: Party): HTMLElement | undefined {
  const people = phone.partyOf(guest)
  if (people.length === 1) return undefined
  const isHere = (each: Guest) => presenceIn(each, phone.own).state === 'in'
  const move = async (each: Guest, kind: 'in' | 'undo') => {
    const { ticket } = each
    recorded.push(await phone.record({ code: ticket, ticket, kind, how: 'search' }))
  }
  const sharedRoom = new Set(people.map(({ room }) => room)).size === 1
  const rows = people.map((each) => {
    const box = element('input', { type: 'checkbox' })
    box.checked = isHere(each)
    box.addEventListener('change', () => void move(each, box.checked ? 'in' : 'undo'))
    const label = element('label', {}, box, `${each.first} ${each.last}`)
    return element('li', {}, label, element('span', {}, besideName(each, sharedRoom)))
  })
  const all = onceButton(allHereWords(people.length), () => {
    const missing = people.filter((each) => !isHere(each))
    return Promise.all(missing.map((each) => move(each, 'in'))).then(next)
  })
  return element('div', { class: 'door-party' }, all, element('ul', {}, ...rows))
}

/** A room that all have is above already. */
function besideName({ age, room }: Guest, sharedRoom: boolean): string {
  return room && !sharedRoom ? `${age} · ${room}` : String(age)
}
