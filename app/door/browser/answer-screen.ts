import type { EntryKind, EntryWay, Guest } from '#domain/doors/entry.ts'
import { presenceIn, type Verdict } from '#domain/doors/judge.ts'
import { needsCode } from '#domain/family-code.ts'
import {
  allHereWords,
  dueWords,
  LABELS,
  leftThroughWords,
  leftWords,
  NO_TICKET,
  NOTES,
  notedWords,
  notListedWords,
  partyWords,
  roomWords,
  SIGNS,
  sinceWords,
  TITLES,
  undoWords,
  WHY,
} from '../words.ts'
import { childOutScreen, type HandOver } from './child-out-screen.ts'
import { button, element, onceButton } from './element.ts'
import type { Phone, Recorded } from './phone.ts'
import { handOverByLetters } from './server-contact.ts'

/** What was scanned, typed or found, and what the phone says to it. */
export type Shown = { verdict: Verdict; code: string; ticket: string; how: EntryWay }

type Screen = {
  phone: Phone
  shown: Shown
  next: () => void
  /** Shows another screen in its place. */
  replace: (screen: HTMLElement) => void
}

/** The full-screen answer to a ticket. A valid one is let in by showing it. */
export async function answerScreen(screen: Screen): Promise<HTMLElement> {
  const { verdict } = screen.shown
  const { answer } = verdict
  const recorded: Recorded[] = []
  if (answer === 'welcome') recorded.push(await record(screen, 'in'))
  return element(
    'main',
    { class: `door-answer door-${answer}`, tabindex: '-1' },
    element('p', { class: 'door-sign', 'aria-hidden': 'true' }, SIGNS[answer]),
    element('h1', {}, answer === 'left' ? leftWords(verdict.since) : TITLES[answer]),
    ...facts(screen),
    recorded.some(({ isStored }) => !isStored)
      ? element('p', { class: 'door-due' }, NOTES.notStored)
      : undefined,
    answer === 'welcome' ? partyList({ ...screen, guest: verdict.guest, recorded }) : undefined,
    element('div', { class: 'door-buttons' }, ...buttons(screen, recorded)),
  )
}

function facts({ phone, shown: { verdict } }: Screen): HTMLElement[] {
  const line = (text: string) => element('p', {}, text)
  switch (verdict.answer) {
    case 'no-ticket':
      return [line(NO_TICKET)]
    case 'not-listed':
      return [
        line(
          verdict.noted ? notedWords(verdict.noted) : notListedWords(phone.stored?.heardAt ?? 0),
        ),
      ]
    case 'not-valid':
      return [nameLine(verdict.guest), line(WHY[verdict.why])]
    case 'left':
      return [nameLine(verdict.guest), line(leftThroughWords(verdict.since))]
    case 'already-in':
      return [nameLine(verdict.guest), line(sinceWords(verdict.since)), ...endedLine(verdict.guest)]
    case 'welcome':
      return welcomeFacts(phone, verdict.guest)
  }
}

function welcomeFacts(phone: Phone, guest: Guest): HTMLElement[] {
  const { dueMinor, room } = guest
  return [
    nameLine(guest),
    element('p', {}, partyWords(phone.partyOf(guest).length)),
    ...(room ? [element('p', { class: 'door-room' }, roomWords(room))] : []),
    ...(dueMinor > 0 ? [element('p', { class: 'door-due' }, dueWords(dueMinor))] : []),
  ]
}

/** Of somebody inside whose ticket was cancelled since: both are said. */
function endedLine({ state }: Guest): HTMLElement[] {
  return state === 'valid' ? [] : [element('p', { class: 'door-due' }, WHY[state])]
}

function nameLine({ first, last }: Guest): HTMLElement {
  return element('p', { class: 'door-name' }, `${first} ${last}`)
}

function buttons(screen: Screen, recorded: Recorded[]): HTMLElement[] {
  const { phone, shown, next } = screen
  const { verdict } = shown
  /** Does it and goes on to the next ticket. */
  const act = (label: string, kind: EntryKind, quiet = true) =>
    onceButton(label, () => record(screen, kind).then(next), quiet ? QUIET : undefined)
  const onward = (label: string = LABELS.next) => button(label, next)
  switch (verdict.answer) {
    case 'welcome':
      return [onward(), undoButton(phone, recorded, next)]
    case 'already-in':
      return [
        onward(),
        ...(verdict.guest.state === 'valid' ? [act(LABELS.letIn, 'in')] : []),
        needsCode(verdict.guest)
          ? button(LABELS.leaves, () => askForTaker(screen, verdict.guest), QUIET)
          : act(LABELS.leaves, 'out'),
        ...(shown.how === 'search' ? [act(LABELS.undoEntry, 'undo')] : []),
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

function record({ phone, shown }: Screen, kind: EntryKind): Promise<Recorded> {
  const { code, ticket, how } = shown
  return phone.record({ code, ticket, kind, how })
}

type Party = { phone: Phone; guest: Guest; recorded: Recorded[]; next: () => void }

/** Everybody of the same registration, each with a box to tick. Undefined for somebody who comes alone. */
function partyList({ phone, guest, recorded, next }: Party): HTMLElement | undefined {
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

const UNDO_SECONDS = 10

/** For ten seconds: takes back what this screen has recorded. Later it is done by search. */
function undoButton(phone: Phone, recorded: readonly Recorded[], next: () => void): HTMLElement {
  let left = UNDO_SECONDS
  const made = onceButton(undoWords(left), () => takeBack(phone, recorded).then(next), 'door-quiet')
  const tick = setInterval(() => {
    left -= 1
    made.textContent = undoWords(left)
    if (left > 0 && made.isConnected) return
    clearInterval(tick)
    made.remove()
  }, 1_000)
  return made
}

/** What was ticked and unticked again is undone already. */
async function takeBack(phone: Phone, recorded: readonly Recorded[]): Promise<void> {
  const standing = new Map<string, Recorded['entry']>()
  for (const { entry } of recorded) {
    if (entry.kind === 'undo') standing.delete(entry.ticket)
    else standing.set(entry.ticket, entry)
  }
  for (const { code, ticket, how } of standing.values()) {
    await phone.record({ code, ticket, kind: 'undo', how })
  }
}
