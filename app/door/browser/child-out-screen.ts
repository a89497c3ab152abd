import { LONGEST_TAKER } from '#domain/doors/entry.ts'
import type { Guest } from '#domain/doors/guest.ts'
import { FETCHING, LABELS, takesWords } from '../words.ts'
import { button, element } from './element.ts'
import type { Phone } from './phone.ts'

type Screen = {
  phone: Phone
  guest: Guest
  /** The child goes with this person. */
  out: (takenBy: string) => void
  back: () => void
}

/** Before a child goes out: who takes it and, where one was printed, the code on the family's slip. */
export function childOutScreen({ phone, guest, out, back }: Screen): HTMLElement {
  const other = element('input', {
    id: 'taker',
    maxlength: String(LONGEST_TAKER),
    autocomplete: 'off',
  })
  const code = element('input', {
    id: 'fetch-code',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
  })
  const fault = element('p', { class: 'door-due', role: 'alert', hidden: true })
  const form = element('form', { class: 'door-form', novalidate: true })
  const send = async (event: Event) => {
    event.preventDefault()
    const takenBy = takerIn(form, other)
    const isRight = !guest.fetch || (await phone.isFetchCode(guest, code.value))
    if (takenBy !== '' && isRight) return out(takenBy)
    fault.textContent = isRight ? FETCHING.noTaker : FETCHING.wrongCode
    fault.hidden = false
    if (!isRight) code.focus()
  }
  form.addEventListener('submit', (event) => void send(event))
  form.append(
    takers(phone.guardiansOf(guest), other),
    guest.fetch ? element('label', {}, FETCHING.code, code) : element('p', {}, FETCHING.noCode),
    fault,
    element('button', { class: 'door-button' }, LABELS.leaves),
    button(LABELS.back, back, 'door-quiet'),
  )
  return element(
    'main',
    { class: 'door-answer door-child-out', tabindex: '-1' },
    element('h1', {}, takesWords(guest)),
    element('p', { class: 'door-name' }, `${guest.first} ${guest.last}, ${guest.age}`),
    form,
  )
}

/** The grown-ups of the party to choose from, and a line for anybody else. */
function takers(guardians: readonly Guest[], other: HTMLInputElement): HTMLElement {
  const choice = (value: string, label: string) =>
    element('label', {}, element('input', { type: 'radio', name: 'taker', value }), label)
  const names = guardians.map(({ first, last }) => `${first} ${last}`)
  const somebodyElse = choice('', LABELS.somebodyElse)
  // Whoever writes a name means it.
  other.addEventListener('input', () => {
    const radio = somebodyElse.querySelector('input')
    if (radio) radio.checked = true
  })
  return element(
    'fieldset',
    {},
    element('legend', {}, FETCHING.who),
    ...names.map((name) => choice(name, name)),
    ...(names.length > 0 ? [somebodyElse] : []),
    element('label', {}, FETCHING.name, other),
  )
}

function takerIn(form: HTMLFormElement, other: HTMLInputElement): string {
  const chosen = form.querySelector<HTMLInputElement>('input[name="taker"]:checked')
  return chosen?.value || other.value.trim()
}
