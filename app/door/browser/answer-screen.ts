import type { EntryKind, EntryWay, Guest } from '#domain/doors/entry.ts'
import { presenceIn, type Verdict } from '#domain/doors/judge.ts'
import { needsCode } from '#domain/family-code.ts'
import { ANSWERS, LABELS, NO_TICKET, NOTES, SAYS, WHY } from '../words.ts'
import { childOutScreen, type HandOver } from './child-out-screen.ts'
import { answerFrame, button, buttonRow, type Child, element, line, onceButton } from './element.ts'
import type { EntryRecord, Phone } from './phone.ts'
import { handOverByLetters } from './server-contact.ts'

export type Answer = { verdict: Verdict; code: string; ticket: string; how: EntryWay }

type Screen = {
  phone: Phone
  shown: Answer
  next: () => void
  replace: (screen: HTMLElement) => void
}

/** A valid ticket is let in by showing this answer. */
export async function answerScreen(screen: Screen): Promise<HTMLElement> {
  const { verdict } = screen.shown
  const { answer } = verdict
  const recorded: EntryRecord[] = []
  if (answer === 'welcome') recorded.push(await record(screen, 'in'))
  return answerFrame(
    answer,
    element('p', { class: 'door-sign', 'aria-hidden': 'true' }, ANSWERS[answer].sign),
    element('h1', {}, answer === 'left' ? SAYS.left(verdict.since) : ANSWERS[answer].title),
    ...facts(screen),
    recorded.some(({ isStored }) => !isStored) && line(NOTES.notStored, 'door-due'),
    answer === 'welcome' && partyList(screen, verdict.guest, recorded),
    buttonRow(...buttons(screen, recorded)),
  )
}

function facts({ phone, shown: { verdict } }: Screen): Child[] {
  if (verdict.answer === 'no-ticket') return [line(NO_TICKET)]
  if (verdict.answer === 'not-listed') {
    const { noted } = verdict
    return [line(noted ? SAYS.noted(noted) : SAYS.notListed(phone.stored?.heardAt ?? 0))]
  }
  const { first, last, state, room, note, dueMinor } = verdict.guest
  const name = line(`${first} ${last}`, 'door-name')
  const noted = note && line(note, 'door-due')
  switch (verdict.answer) {
    case 'not-valid':
      return [name, line(WHY[verdict.why])]
    case 'left':
      return [name, line(SAYS.leftThrough(verdict.since)), noted]
    case 'already-in':
      return [
        name,
        line(SAYS.since(verdict.since)),
        noted,
        state !== 'valid' && line(WHY[state], 'door-due'),
      ]
    case 'welcome':
      return [
        name,
        line(SAYS.party(phone.partyOf(verdict.guest).length)),
        room && line(SAYS.room(room)),
        noted,
        dueMinor > 0 && line(SAYS.due(dueMinor), 'door-due'),
      ]
  }
}

function buttons(screen: Screen, recorded: EntryRecord[]): Child[] {
  const { phone, shown, next } = screen
  const { verdict } = shown
  const act = (label: string, kind: EntryKind, quiet = true) =>
    onceButton(label, () => record(screen, kind).then(next), quiet ? QUIET : undefined)
  const onward = (label: string = LABELS.next) => button(label, next)
  switch (verdict.answer) {
    case 'welcome':
      return [onward(), undoButton(phone, recorded, next)]
    case 'already-in':
      return [
        onward(),
        verdict.guest.state === 'valid' && act(LABELS.letIn, 'in'),
        needsCode(verdict.guest)
          ? button(LABELS.leaves, () => askForTaker(screen, verdict.guest), QUIET)
          : act(LABELS.leaves, 'out'),
        shown.how === 'search' && act(LABELS.undoEntry, 'undo'),
      ]
    case 'left':
      return [act(LABELS.checkIn, 'in', false), button(LABELS.next, next, QUIET)]
    case 'not-listed':
      return [act(LABELS.letIn, 'in', false), button(LABELS.toDesk, next, QUIET)]
    case 'not-valid':
    case 'no-ticket':
      return [onward()]
  }
}

const QUIET = 'door-quiet'

/** A child does not go out alone. */
function askForTaker(screen: Screen, guest: Guest): void {
  const { phone, shown, next, replace } = screen
  const { code, ticket, how } = shown
  const out = async ({ slip, letters, ...said }: HandOver) => {
    const happening = { code, ticket, kind: 'out', how, ...said } as const
    const answer =
      letters === undefined
        ? await phone.record(happening, slip).then(() => 'done' as const)
        : await handOverByLetters(phone, happening, letters)
    if (answer === 'done') next()
    return answer
  }
  replace(childOutScreen({ phone, guest, out, back: next }))
}

function record({ phone, shown }: Screen, kind: EntryKind): Promise<EntryRecord> {
  const { code, ticket, how } = shown
  return phone.record({ code, ticket, kind, how })
}

function partyList({ phone, next }: Screen, guest: Guest, recorded: EntryRecord[]) {
  const people = phone.partyOf(guest)
  if (people.length === 1) return undefined
  const isHere = (each: Guest) => presenceIn(each, phone.own).state === 'in'
  const move = async ({ ticket }: Guest, kind: 'in' | 'undo') => {
    recorded.push(await phone.record({ code: ticket, ticket, kind, how: 'search' }))
  }
  const isOneRoom = new Set(people.map(({ room }) => room)).size === 1
  const rows = people.map((each) => {
    const { first, last, age, room } = each
    // The note of whoever was scanned stands above.
    const note = each.ticket === guest.ticket ? undefined : each.note
    const box = element('input', { type: 'checkbox' })
    box.checked = isHere(each)
    box.addEventListener('change', () => void move(each, box.checked ? 'in' : 'undo'))
    const beside = element('span', {}, room && !isOneRoom ? `${age} · ${room}` : String(age))
    const label = element('label', {}, box, `${first} ${last}`)
    return element('li', { class: 'row split' }, label, beside, note && line(note, 'door-due'))
  })
  const all = onceButton(SAYS.allHere(people.length), () => {
    const missing = people.filter((each) => !isHere(each))
    return Promise.all(missing.map((each) => move(each, 'in'))).then(next)
  })
  return element('div', { class: 'door-party stack' }, all, element('ul', {}, ...rows))
}

const UNDO_SECONDS = 10

/** Later than these seconds it is taken back by search. */
export function undoButton(phone: Phone, recorded: readonly EntryRecord[], next: () => void) {
  let left = UNDO_SECONDS
  const takeBack = async () => {
    // What was ticked and unticked again is undone already.
    const standing = new Map<string, EntryRecord['entry']>()
    for (const { entry } of recorded) {
      if (entry.kind === 'undo') standing.delete(entry.ticket)
      else standing.set(entry.ticket, entry)
    }
    for (const { code, ticket, how } of standing.values()) {
      await phone.record({ code, ticket, kind: 'undo', how })
    }
    next()
  }
  const made = onceButton(SAYS.undo(left), takeBack, QUIET)
  const tick = setInterval(() => {
    left -= 1
    made.textContent = SAYS.undo(left)
    if (left > 0 && made.isConnected) return
    clearInterval(tick)
    made.remove()
  }, 1_000)
  return made
}
