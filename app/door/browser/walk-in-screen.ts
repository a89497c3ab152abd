import { LARGEST_WALK_IN, LONGEST_TAKER, type WalkIn } from '#domain/doors/entry.ts'
import { parseMobile, readTypedNumber } from '#domain/typed-number.ts'
import { ANSWERS, LABELS, NOTES, SAYS, WALK_IN } from '../words.ts'
import { undoButton } from './answer-screen.ts'
import { answerFrame, button, buttonRow, doorForm, element, line, textField } from './element.ts'
import type { Phone } from './phone.ts'

export function walkInScreen(screen: {
  phone: Phone
  next: () => void
  replace: (screen: HTMLElement) => void
}): HTMLElement {
  const { phone, next, replace } = screen
  const name = textField('walk-in-name', { maxlength: String(LONGEST_TAKER) })
  const people = textField('walk-in-people', { inputmode: 'numeric', value: '1' })
  const mobile = textField('walk-in-mobile', { inputmode: 'tel', maxlength: '20' })
  const paid = element('input', { type: 'radio', name: 'paid' })
  const notPaid = element('input', { type: 'radio', name: 'paid', checked: true })
  const { form, fault, refuse } = doorForm(() => void send())
  const send = async () => {
    const count = readTypedNumber(people.value) ?? 0
    const digits = mobile.value.trim() === '' ? '' : parseMobile(mobile.value)
    if (name.value.trim() === '') return refuse(WALK_IN.noName, name)
    if (!Number.isInteger(count) || count < 1 || count > LARGEST_WALK_IN) {
      return refuse(WALK_IN.badPeople, people)
    }
    if (digits === undefined) return refuse(WALK_IN.badMobile, mobile)
    // A quick finger may press twice.
    form.inert = true
    const walkIn = { name: name.value.trim(), people: count, mobile: digits, isPaid: paid.checked }
    replace(await welcome(phone, walkIn, next))
  }
  form.append(
    element('label', {}, WALK_IN.name, name),
    element('label', {}, WALK_IN.people, people),
    element('label', {}, WALK_IN.mobile, mobile),
    element(
      'fieldset',
      { class: 'stack gap-2' },
      element('legend', {}, WALK_IN.payment),
      element('label', {}, paid, WALK_IN.paid),
      element('label', {}, notPaid, WALK_IN.notPaid),
    ),
    fault,
    buttonRow(
      element('button', { class: 'door-button' }, WALK_IN.send),
      button(LABELS.back, next, 'door-quiet'),
    ),
  )
  const heading = element('h1', {}, LABELS.walkIn)
  return answerFrame('walk-in', heading, form)
}

async function welcome(phone: Phone, walkIn: WalkIn, next: () => void): Promise<HTMLElement> {
  const recorded = await phone.recordWalkIn(walkIn)
  return answerFrame(
    'welcome',
    element('p', { class: 'door-sign', 'aria-hidden': 'true' }, ANSWERS.welcome.sign),
    element('h1', {}, ANSWERS.welcome.title),
    line(walkIn.name, 'door-name'),
    line(SAYS.party(walkIn.people)),
    !walkIn.isPaid && line(WALK_IN.toDesk, 'door-due'),
    !recorded.isStored && line(NOTES.notStored, 'door-due'),
    buttonRow(button(LABELS.next, next), undoButton(phone, [recorded], next)),
  )
}
