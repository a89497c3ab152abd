import { type Guest, LONGEST_TAKER, LONGEST_WHY } from '#domain/doors/entry.ts'
import { readFamilyCode } from '#domain/family-code.ts'
import { FETCHING, LABELS, SAYS } from '../words.ts'
import { answerFrame, button, doorForm, element, line, textField } from './element.ts'
import type { Phone } from './phone.ts'

export type HandOver = { takenBy: string; slip?: string; letters?: string; why?: string }

export function childOutScreen(screen: {
  phone: Phone
  guest: Guest
  out: (handOver: HandOver) => Promise<'done' | 'wrong' | 'away'>
  back: () => void
}): HTMLElement {
  const { phone, guest, out, back } = screen
  const maxlength = String(LONGEST_TAKER)
  const other = textField('taker', { maxlength })
  const signs = { maxlength, autocapitalize: 'characters', spellcheck: 'false' }
  const code = textField('fetch-code', signs)
  const why = textField('why', { maxlength: String(LONGEST_WHY) })
  const codeLine = element('label', { hidden: guest.slip === undefined }, FETCHING.code, code)
  const whyLine = element('label', { hidden: guest.slip !== undefined }, FETCHING.why, why)
  const slipLine = element('p', { role: 'status' }, guest.slip ? FETCHING.slip : FETCHING.noCode)
  const { form, fault, refuse } = doorForm(() => void (guest.slip ? send() : sendWithout()))
  let slip: string | undefined

  const see = async (seen: string) => {
    if (!(await phone.isSlipOf(guest, seen))) return
    slip = seen.trim()
    slipLine.textContent = FETCHING.rightSlip
    codeLine.hidden = true
  }
  const handOver = async (how: Omit<HandOver, 'takenBy'>) => {
    const chosen = form.querySelector<HTMLInputElement>('input[name="taker"]:checked')
    const takenBy = chosen?.value || other.value.trim()
    if (takenBy === '') return refuse(FETCHING.noTaker)
    // A quick finger may press twice.
    form.inert = true
    const answer = await out({ takenBy, ...how })
    form.inert = false
    if (answer !== 'done') refuse(FETCHING[answer], code)
  }
  const send = async () => {
    // A hand scanner types what is on the slip.
    await see(code.value)
    if (slip !== undefined) return handOver({ slip })
    const letters = readFamilyCode(code.value)
    return letters ? handOver({ letters }) : refuse(FETCHING.slip, code)
  }
  const sendWithout = () => {
    whyLine.hidden = false
    if (why.value.trim() === '') return refuse(FETCHING.noWhy, why)
    return handOver({ why: why.value })
  }
  why.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void sendWithout()
  })
  const guardians = phone.partyOf(guest).filter(({ age }) => age >= GROWN_UP)
  form.append(
    takers(guardians, other),
    slipLine,
    codeLine,
    fault,
    element('button', { class: 'door-button', hidden: guest.slip === undefined }, LABELS.leaves),
    whyLine,
    button(LABELS.withoutCode, () => void sendWithout(), 'door-quiet'),
    button(LABELS.back, back, 'door-quiet'),
  )
  const frame = answerFrame(
    'child-out',
    element('h1', {}, SAYS.takes(guest)),
    line(`${guest.first} ${guest.last}, ${guest.age}`, 'door-name'),
    form,
  )
  frame.addEventListener('seen', (event) => {
    if (event instanceof CustomEvent) void see(String(event.detail))
  })
  return frame
}

const GROWN_UP = 18

function takers(guardians: readonly Guest[], other: HTMLInputElement): HTMLElement {
  const choice = (value: string, label: string) =>
    element('label', {}, element('input', { type: 'radio', name: 'taker', value }), label)
  const names = guardians.map(({ first, last }) => `${first} ${last}`)
  const name = element('label', { hidden: names.length > 0 }, FETCHING.name, other)
  const change = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    name.hidden = target.value !== ''
    if (name.hidden) other.value = ''
    else other.focus()
  }
  return element(
    'fieldset',
    { class: 'stack gap-2', change },
    element('legend', {}, FETCHING.who),
    ...names.map((name) => choice(name, name)),
    names.length > 0 && choice('', LABELS.somebodyElse),
    name,
  )
}
