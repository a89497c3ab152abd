import { findGuests, type Guest, scannedCode } from '#domain/doors/entry.ts'
import { presenceIn } from '#domain/doors/judge.ts'
import { LABELS, NOTES, SAYS } from '../words.ts'
import { button, element } from './element.ts'
import type { Phone } from './phone.ts'

/** A field for everything that the camera can't read: a code, a name, the last four digits. */
export function findScreen(
  phone: Phone,
  typed: (text: string) => void,
  chosen: (guest: Guest) => void,
): HTMLElement {
  const found = element('div', { class: 'door-found', role: 'status' })
  const field = element('input', {
    id: 'find',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  })
  const send = (event: Event) => {
    event.preventDefault()
    if (scannedCode(field.value)) return typed(field.value)
    const guests = findGuests(phone.list, field.value)
    found.replaceChildren(...guests.map((guest) => guestButton(phone, guest, () => chosen(guest))))
    if (guests.length === 0) found.append(element('p', {}, NOTES.nobody))
  }
  const form = element(
    'form',
    { class: 'door-find', submit: send },
    element('label', { for: 'find' }, LABELS.find),
    element('div', {}, field, element('button', { class: 'door-button' }, LABELS.findButton)),
  )
  return element('main', { class: 'door-scan' }, form, found)
}

function guestButton(phone: Phone, guest: Guest, choose: () => void): HTMLElement {
  const { state, since } = presenceIn(guest, phone.own)
  const where = {
    'not-yet': SAYS.party(phone.partyOf(guest).length),
    in: since ? SAYS.since(since) : '',
    left: since ? SAYS.left(since) : '',
  }
  const made = button('', choose, 'door-guest')
  made.append(
    element('strong', {}, `${guest.first} ${guest.last}`),
    element('span', {}, `${where[state]} · …${guest.digits}`),
  )
  return made
}
