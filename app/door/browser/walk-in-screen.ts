import { LARGEST_WALK_IN, LONGEST_TAKER, type WalkIn } from '#domain/doors/entry.ts'
import { parseMobile, readTypedNumber } from '#domain/typed-number.ts'
import { LABELS, NOTES, SAYS, SIGNS, TITLES, WALK_IN } from '../words.ts'
import { undoButton } from './answer-screen.ts'
import { button, element } from './element.ts'
import type { Phone } from './phone.ts'

/** Lets in people without a ticket, with and without network. */
export function walkInScreen(screen: {
  phone: Phone
  next: () => void
  replace: (screen: HTMLElement) => void
}): HTMLElement {
  const { phone, next, replace } = screen
  const text = (id: string, attributes: Record<string, string>) =>
    element('input', { id, autocomplete: 'off', ...attributes })
  const name = text('walk-in-name', { maxlength: String(LONGEST_TAKER) })
  const people = text('walk-in-people', { inputmode: 'numeric', value: '1' })
  const mobile = text('walk-in-mobile', { inputmode: 'tel', maxlength: '20' })
  const paid = element('input', { type: 'radio', name: 'paid' })
  const notPaid = element('input', { type: 'radio', name: 'paid', checked: true })
  const fault = element('p', { class: 'door-due', role: 'alert', hidden: true })
  const form = element('form', { class: 'door-form', novalidate: true })
  const refuse = (words: string, field: HTMLElement) => {
    fault.textContent = words
    fault.hidden = false
    field.focus()
  }
  const send = async (event: Event) => {
    event.preventDefault()
    const count = readTypedNumber(people.value) ?? 0
    const digits = mobile.value.trim() === '' ? '' : parseMobile(mobile.value)
    if (name.value.trim() === '') return refuse(WALK_IN.noName, name)
    if (!Number.isInteger(count) || count < 1 || count > LARGEST_WALK_IN) {
      return refuse(WALK_IN.badPeople, people)
    }
    if (digits === undefined) return refuse(WALK_IN.badMobile, mobile)
    // Pressed twice by a quick finger, it is done once.
    form.inert = true
    const walkIn = { name: name.value.trim(), people: count, mobile: digits, isPaid: paid.checked }
    replace(await welcome(phone, walkIn, next))
  }
  form.addEventListener('submit', (event) => void send(event))
  form.append(
    element('label', {}, WALK_IN.name, name),
    element('label', {}, WALK_IN.people, people),
    element('label', {}, WALK_IN.mobile, mobile),
    element(
      'fieldset',
      {},
      element('legend', {}, WALK_IN.payment),
      element('label', {}, paid, WALK_IN.paid),
      element('label', {}, notPaid, WALK_IN.notPaid),
    ),
    fault,
    element(
      'div',
      { class: 'door-buttons' },
      element('button', { class: 'door-button' }, WALK_IN.send),
      button(LABELS.back, next, 'door-quiet'),
    ),
  )
  return element(
    'main',
    { class: 'door-answer door-walk-in', tabindex: '-1' },
    element('h1', {}, LABELS.walkIn),
    element('p', {}, WALK_IN.text),
    form,
  )
}

async function welcome(phone: Phone, walkIn: WalkIn, next: () => void): Promise<HTMLElement> {
  const recorded = await phone.recordWalkIn(walkIn)
  return element(
    'main',
    { class: 'door-answer door-welcome', tabindex: '-1' },
    element('p', { class: 'door-sign', 'aria-hidden': 'true' }, SIGNS.welcome),
    element('h1', {}, TITLES.welcome),
    element('p', { class: 'door-name' }, walkIn.name),
    element('p', {}, SAYS.party(walkIn.people)),
    walkIn.isPaid ? undefined : element('p', { class: 'door-due' }, WALK_IN.toDesk),
    recorded.isStored ? undefined : element('p', { class: 'door-due' }, NOTES.notStored),
    element(
      'div',
      { class: 'door-buttons' },
      button(LABELS.next, next),
      undoButton(phone, [recorded], next),
    ),
  )
}
