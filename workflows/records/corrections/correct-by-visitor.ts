import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { type OfficeDetails, officeEventsOf } from '#database/staff/office-events.ts'
import { eventLabel, findEvent, inOfferOrder, rulesOf } from '#domain/conferences/conference.ts'
import { owedBack, visitorMay } from '#domain/registration/cancel-rule.ts'
import { LARGEST_PARTY, movedArrival } from '#domain/registration/party.ts'
import { isChoice } from '#domain/registration/person.ts'
import { refuse } from '#workflows/actor.ts'
import { eventIn } from '#workflows/conferences/event-now.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import {
  askForMoneyBack,
  readVisitorMoney,
  readVisitorRules,
  VISITOR,
  type VisitorForm,
} from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { applyCorrection } from './correct-registration.ts'
import { type Correction, filledPersonFields, planCorrection } from './plan-correction.ts'

/** What changes price or places only when exactly that was agreed to: otherwise `asks-first` is returned. */
export async function correctByVisitor(
  services: Services,
  { correction, agreed, ...form }: VisitorForm & { correction: Correction; agreed: string },
) {
  const request = { ...form, actor: VISITOR }
  return changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: 'correct',
    alsoPlacesOf: correction.eventCode,
    apply: async (locked) => {
      const { tx, registration } = locked
      const inside = { ...services, db: tx }
      const plan = await planVisitorCorrection(inside, { registration, correction })
      if (!plan.ok) return plan
      if (plan.agreement !== '' && (plan.does === 'ask' || plan.agreement !== agreed)) {
        return refuse('asks-first')
      }
      const applied = await applyCorrection(services, locked, correction, 'visitor')
      if (applied.ok) await askForMoneyBack(locked, plan.owedMinor.after)
      return applied
    },
  })
}

export type VisitorCorrectionPlan = Awaited<ReturnType<typeof planVisitorCorrection>>

export async function planVisitorCorrection(
  services: Services,
  { registration, correction }: { registration: Registration; correction: Correction },
) {
  const { db, content, now } = services
  const { event_code } = registration
  const { eventCode = event_code, residential, persons } = correction
  const date = findEvent(content.conferences, eventCode)
  // Another date must be of the same programme, open and to come.
  const isOffered = date?.key === registration.programme && visitorMay(date.event, now()).choices
  if (eventCode !== event_code && !isOffered) return refuse('not-offered')
  const plan = await planCorrection(services, { registration, correction })
  if (!plan.ok) {
    if (plan.problem === 'full' || plan.problem === 'cancelled') return plan
    if (plan.problem === 'no-person' || plan.problem === 'somebody-missing') return plan
    return refuse('office')
  }
  const { isPriced, changes, beforeMinor, afterMinor } = plan
  const { may } = await readVisitorRules(services, registration)
  const isTooLate = changes.some((change) => !(isChoice(change) ? may.choices : may.details))
  const place = findEvent(content.conferences, event_code)
  const isAsked =
    isTooLate || (isPriced && place !== undefined && rulesOf(place).corrections === 'ask')
  const does = isAsked ? 'ask' : 'correct'
  const { paidMinor, reducedMinor, owedMinor } = await readVisitorMoney(db, registration)
  const prices = {
    beforeMinor: registration.full_minor - reducedMinor,
    afterMinor: afterMinor - reducedMinor,
  }
  const agreement = [does, correction.eventCode ?? '', residential, persons.length, afterMinor]
  return {
    ok: true as const,
    /** `ask`: it is too late for that, or the content says that the office decides. */
    does,
    changes,
    beforeMinor,
    afterMinor,
    owedMinor: { before: owedMinor, after: owedBack({ owedMinor, paidMinor, ...prices }) },
    /** What the visitor has to agree to first; empty where neither price nor places change and nobody is asked. */
    agreement: isAsked || isPriced ? agreement.join('|') : '',
  } as const
}

/** A correction of the date that leaves the arrival as it was is meant for the new date. */
export function movedCorrection(
  { content }: Pick<Services, 'content'>,
  { arrival, event_code }: Registration,
  correction: Correction,
): Correction {
  const { eventCode = event_code } = correction
  if (eventCode === event_code || correction.arrival !== arrival) return correction
  const days = findEvent(content.conferences, eventCode)?.event.days
  return { ...correction, arrival: movedArrival({ arrival, days }) }
}

/** What was done after somebody had opened a form. No names: the office is one. */
type LaterChange = {
  by: 'visitor' | 'office'
  action: string
  changes: NonNullable<OfficeDetails['changes']>
}

export async function readChangesSince(
  { db }: Services,
  { id, version }: { id: string; version: number },
): Promise<LaterChange[]> {
  const events = await officeEventsOf(db, 'registration', id)
  return events.flatMap(({ author, action, details: told }) => {
    if ((told.version ?? 0) <= version) return []
    const by = author === VISITOR.name ? 'visitor' : 'office'
    return [{ by, action, changes: told.changes ?? [] }]
  })
}

export async function readCorrectionForm(services: Services, registration: Registration) {
  const { db, content } = services
  const now = services.now()
  const people = await attendeesOf(db, registration.id)
  const { event_code, party: type, residential, arrival, language } = registration
  const place = findEvent(content.conferences, event_code)
  const { may } = await readVisitorRules(services, registration)
  const asksOffice = place !== undefined && rulesOf(place).corrections === 'ask'
  // This date, and the other dates of the programme that are open and to come.
  const dates = (place?.programme.events ?? []).filter(
    (event) => event.code === event_code || visitorMay(event, now).choices,
  )
  const events = inOfferOrder(dates, now).map((event) => ({
    value: event.code,
    label: eventLabel(eventIn(services, event, language)),
  }))
  const choices = { productinfo: event_code, type, residential, arrival }
  return {
    version: registration.version,
    stored: { ...choices, ...filledPersonFields(people) },
    people: people.length,
    may: { ...may, choices: may.choices && !asksOffice },
    mayAdd: people.length < LARGEST_PARTY,
    events: place ? events : [{ value: event_code, label: event_code }],
  }
}

export type FilledCorrection = Awaited<ReturnType<typeof readCorrectionForm>>
