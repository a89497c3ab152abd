import { randomUUID } from 'node:crypto'
import {
  findRawEvent,
  withChangedEvent,
  withOwnTerms,
  withProgramme,
} from '#content-model/editing/conferences/edit-conferences.ts'
import {
  countDone,
  type DateCancellation,
  registrationsLeft,
  registrationsWithMoney,
  storeCancellation,
} from '#database/cancellations/date-cancellations.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, findRows, hasRow } from '#database/engine/rows.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import {
  allEvents,
  type ConferenceEvent,
  eventLabel,
  findEvent,
  inOfferOrder,
  isOver,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import { LONGEST_TEXT } from '#domain/mail/letter.ts'
import type { Paise } from '#domain/money.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { mayBePaid } from '#domain/payments/hand-off.ts'
import { fullName } from '#domain/registration/person.ts'
import { whoComes } from '#domain/registration/places.ts'
import { typesOffered } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { CONFERENCES, changedFiles } from '#workflows/conferences/changed-files.ts'
import { publishFiles } from '#workflows/content/publish-files.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { cancelWithDate, planEnding } from '#workflows/records/cancellations/cancel-registration.ts'
import { moveRegistration, planMove } from '#workflows/records/corrections/move-registration.ts'
import { askAboutAttempts } from '#workflows/records/payments/reports/sweep-payments.ts'
import { readPlacesLeft } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'

type CancelRequest = {
  code: string
  /** The date that those who come are moved to. Without it they are cancelled and refunded. */
  movesTo: string | undefined
}

export async function planDateCancellation(
  services: Services,
  { actor, code, movesTo }: CancelRequest & { actor: Actor },
) {
  if (!staffCan.cancelDate(actor)) return NOT_ALLOWED
  const { db, content, now } = services
  const found = findEvent(content.conferences, code)
  if (!found) return refuse('unknown')
  if (found.event.cancelled) return refuse('cancelled')
  if (isOver(found.event, now())) return refuse('past-event')
  const left = await registrationsLeft(db, { event_code: code, id: '' })
  const coming = left.filter(comes)
  const offers = await datesWithRoom(services, found, coming)
  const target = offers.find((event) => event.code === movesTo)
  if (movesTo !== undefined && !target) return refuse('no-places')
  const plan = {
    ok: true as const,
    ...found,
    offers,
    target,
    coming: sumOf(coming, ({ places }) => places),
    /** On the waiting list, offered a place, or paid too late. */
    others: sumOf(left, ({ places }) => places) - sumOf(coming, ({ places }) => places),
    refundMinor: 0,
    /** How much more, or less, all prices are at the other date. */
    dearerMinor: 0,
    byHand: [] as Family[],
    /** How many can't be moved as they are. */
    stuck: 0,
    underWay: 0,
  }
  for (const registration of left) {
    const payments = await paymentsFor(db, 'registration_id', registration.id)
    if (payments.some(mayBePaid)) plan.underWay++
    const move =
      target && comes(registration) && (await planMove(services, { registration, to: target.code }))
    if (!move) {
      const { refundMinor, byHandMinor } = await planEnding(db, registration, payments)
      plan.refundMinor += refundMinor
      if (byHandMinor > 0) plan.byHand.push(await familyOf(db, registration, byHandMinor))
    } else if (move.ok) plan.dearerMinor += move.afterMinor - move.beforeMinor
    else plan.stuck++
  }
  return plan
}

export type DateCancellationPlan = Extract<
  Awaited<ReturnType<typeof planDateCancellation>>,
  { ok: true }
>

type Family = { id: string; number: number; name: string; minor: Paise }

async function familyOf(db: Db, { id, number }: Registration, minor: Paise): Promise<Family> {
  const [payer] = await attendeesOf(db, id)
  return { id, number, name: payer ? fullName(payer) : '', minor }
}

function comes(registration: Registration): boolean {
  return whoComes(registration) === 'coming'
}

function sumOf(registrations: readonly Registration[], of: (each: Registration) => number): number {
  return registrations.reduce((sum, each) => sum + of(each), 0)
}

async function datesWithRoom(
  { db, content, now }: Services,
  { programme, event: { code } }: ProgrammeEvent,
  coming: readonly Registration[],
): Promise<ConferenceEvent[]> {
  const all = [...programme.events, ...allEvents(content.conferences)]
  const events = inOfferOrder([...new Set(all)], now()).filter(
    (event) => event.code !== code && !isOver(event, now()),
  )
  const own = events.filter((event) => programme.events.includes(event))
  const ordered = [...own, ...events.filter((event) => !own.includes(event))]
  const people = sumOf(coming, ({ places }) => places)
  const staying = coming.filter(({ residential }) => residential === 'Residential')
  const beds = sumOf(staying, ({ places }) => places)
  const roomy = await Promise.all(
    ordered.map(async (event) => {
      const { people: seats = people, residential = beds } = (await readPlacesLeft(db, event)) ?? {}
      const types = typesOffered(event.price)
      const isOffered = coming.every(({ residential: type }) => types.includes(type))
      return isOffered && people <= seats && beds <= residential ? [event] : []
    }),
  )
  return roomy.flat()
}

/** A job ends or moves the registrations. It goes on after a crash, because each has a key of its own. */
export async function cancelDate(
  services: Services,
  { actor, key, message, ...wanted }: CancelRequest & StaffForm & { message: string },
) {
  const { code, movesTo } = wanted
  const text = message.trim()
  if (text.length > LONGEST_TEXT) return refuse('long-text')
  const again = () => ({ ok: true as const })
  const begun = await onceInTransaction(services.db, { key, again }, async (tx) => {
    const planned = await planDateCancellation({ ...services, db: tx }, { actor, ...wanted })
    if (!planned.ok) return planned
    const at = services.now()
    await storeCancellation(tx, {
      ...{ event_code: code, id: randomUUID(), moves_to: movesTo ?? null, message: text },
      ...{ state: 'running', at: at.toISOString(), staff_id: actor.staffId, author: actor.name },
    })
    const about = { subject: 'conference', subjectId: code, action: 'cancel-date' } as const
    await appendOfficeEvent(tx, { actor, ...about, details: { note: text }, key, at })
    return { ok: true as const }
  })
  if (begun.ok) await showAsCancelled(services, await findCancellation(services, code))
  return begun
}

/** Stops after the registration that is being ended or moved, or goes on with the others. */
export async function steerCancellation(
  services: Services,
  { actor, key, code, goesOn }: StaffForm & { code: string; goesOn: boolean },
) {
  if (!staffCan.cancelDate(actor)) return NOT_ALLOWED
  const again = () => ({ ok: true as const })
  return onceInTransaction(services.db, { key, again }, async (tx) => {
    const [from, state] = goesOn
      ? (['stopped', 'running'] as const)
      : (['running', 'stopped'] as const)
    const known = { event_code: code, state: from }
    const changed = await changeRows(tx, 'date_cancellation', known, { state })
    // It has ended meanwhile, or somebody else was quicker: the page says so.
    if (changed === 0) {
      const isKnown = await hasRow(tx, 'date_cancellation', { event_code: code })
      return isKnown ? again() : refuse('unknown')
    }
    const action: OfficeAction = goesOn ? 'cancel-date' : 'stop-cancelling'
    const about = { subject: 'conference', subjectId: code, action } as const
    await appendOfficeEvent(tx, { actor, ...about, key, at: services.now() })
    return { ok: true as const }
  })
}

function findCancellation({ db }: Services, code: string) {
  return findRow(db, 'date_cancellation', { event_code: code })
}

/** Undefined where the date takes place. */
export async function readCancellation(services: Services, code: string) {
  const { db, content } = services
  const row = await findCancellation(services, code)
  const event = findEvent(content.conferences, code)?.event
  if (!row || !event || !(event.cancelled || row.state === 'running')) return undefined
  const target = findEvent(content.conferences, row.moves_to ?? '')?.event
  const [byHand, toRefund]: [Family[], Family[]] = [[], []]
  for (const registration of await registrationsWithMoney(db, row)) {
    const payments = await paymentsFor(db, 'registration_id', registration.id)
    const { refundMinor, byHandMinor } = await planEnding(db, registration, payments)
    if (byHandMinor > 0) byHand.push(await familyOf(db, registration, byHandMinor))
    if (refundMinor > 0) toRefund.push(await familyOf(db, registration, refundMinor))
  }
  return {
    ...row,
    target: target && eventLabel(target),
    done: await countDone(db, row),
    left: (await registrationsLeft(db, row)).length,
    byHand,
    /** What the bank refused to give back, or what came online when it was cancelled already. */
    toRefund,
  }
}

export type DateCancellationPage = NonNullable<Awaited<ReturnType<typeof readCancellation>>>

export async function areCancellationsDue({ db }: Services): Promise<boolean> {
  return hasRow(db, 'date_cancellation', { state: 'running' })
}

/** Shorter than a lease. The next turn goes on. */
const TURN_MS = 20_000

export async function continueCancellations(services: Services, isStopping: () => boolean) {
  const until = services.now().getTime() + TURN_MS
  for (const row of await findRows(services.db, 'date_cancellation', { state: 'running' }, 'at')) {
    await showAsCancelled(services, row)
    const isPaused = async () =>
      isStopping() ||
      services.now().getTime() > until ||
      !(await hasRow(services.db, 'date_cancellation', { id: row.id, state: 'running' }))
    await endOrMoveAll(services, row, isPaused)
  }
}

async function endOrMoveAll(
  services: Services,
  row: DateCancellation,
  isPaused: () => Promise<boolean>,
): Promise<void> {
  const { db, log, count } = services
  const skipped = new Set<string>()
  for (const { id } of await registrationsLeft(db, row)) {
    if (await isPaused()) return
    try {
      const result = await endOrMove(services, row, id)
      // Somebody has just changed it: the next turn looks at it anew.
      if (!result.ok && result.problem === 'changed') return
      if (!result.ok) skipped.add(id)
    } catch (error) {
      count('cancellation.failed')
      log.error('cancellation-failed', error, { registration: id })
      skipped.add(id)
    }
  }
  const left = await registrationsLeft(db, row)
  // Whoever came in between, on a server that did not know of it yet, is ended in the next turn.
  if (left.some(({ id }) => !skipped.has(id))) return
  const state = left.length > 0 ? 'stopped' : 'done'
  await changeRows(db, 'date_cancellation', { id: row.id, state: 'running' }, { state })
  log.info('date-cancelled', { event_code: row.event_code, left: left.length })
}

async function endOrMove(services: Services, row: DateCancellation, id: string) {
  const { db } = services
  const find = () => findRow(db, 'registration', { id })
  const before = await find()
  if (!before) return refuse('unknown')
  // A payment that we have not heard of counts too.
  await askAboutAttempts(services, { kind: 'registration', registration: before }, 0)
  const registration = (await find()) ?? before
  const payments = await paymentsFor(db, 'registration_id', id)
  const { moves_to: to, message } = row
  const request = { actor: actorOf(row), id, key: `${row.id}:${id}` }
  // What the bank has not decided will pay for the other date.
  const isMoved = to !== null && (comes(registration) || payments.some(mayBePaid))
  return isMoved
    ? moveRegistration(services, { ...request, to, message })
    : cancelWithDate(services, { ...request, message })
}

/** Whoever began it had the rights then. */
function actorOf({ staff_id: staffId, author: name }: DateCancellation): Actor {
  return { staffId, name, roles: ['desk', 'treasurer', 'editor'] }
}

/** As long as it runs, visitors read that the date is cancelled, and nobody can register for it. */
async function showAsCancelled(services: Services, row: DateCancellation | undefined) {
  const found = row && findEvent(services.content.conferences, row.event_code)
  if (!found || found.event.cancelled) return
  const { key, event } = found
  const end = { open: false, cancelled: true }
  const published = await publishFiles(services, {
    actor: actorOf(row),
    key: undefined,
    why: `Cancelled: ${eventLabel(event)}`,
    action: 'cancel-date',
    change: (files) =>
      changedFiles(files, CONFERENCES, (value) =>
        findRawEvent(value, event.code)
          ? withChangedEvent(value, { code: event.code, change: (raw) => ({ ...raw, ...end }) })
          : withProgramme(value, key, (raw) =>
              withOwnTerms(raw, event, (own) => ({ ...own, ...end })),
            ),
      ),
  })
  if (!published.ok) services.log.warn('cancellation-not-shown', { event_code: event.code })
}
