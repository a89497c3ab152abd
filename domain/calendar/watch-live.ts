import { addDays, type Day, type Moment, startOfDay } from '../days.ts'
import { type HeldService, heldServices, type ServicePlan } from './held-services.ts'

/** What is true from one moment until another: a service is on, or is the next one. */
export type LiveSpell = {
  from: Moment
  until: Moment
  live: boolean
  service: HeldService
  /** A special day without services, before the next service. */
  missed?: Without | undefined
}

/**
 * What is true now, followed by each change to come, so that a cached or open page can stay correct.
 * Empty when no service is to come.
 */
export function watchLive(plan: ServicePlan, now: Date): LiveSpell[] {
  const from = now.getTime()
  const held = heldServices(plan, from)
  const without = daysWithout(plan)
  const changes = [
    ...held.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ...without.map(endOf),
  ]
  const untils = [...new Set(changes)].filter((moment) => moment > from).sort((a, b) => a - b)
  return untils
    .slice(0, MAX_CHANGES)
    .map((until, index) => spellAt({ held, without, moment: untils[index - 1] ?? from, until }))
    .filter((spell) => spell !== undefined)
}

/** Two weeks of a church with three services on a Sunday. */
const MAX_CHANGES = 12

type Without = { day: Day; name: string }
type At = { held: HeldService[]; without: Without[]; moment: Moment; until: Moment }

function spellAt({ held, without, moment: from, until }: At): LiveSpell | undefined {
  const on = held.find(({ startsAt, endsAt }) => startsAt <= from && from < endsAt)
  if (on) return { from, until, live: true, service: on }
  const next = held.find(({ startsAt }) => startsAt > from)
  if (!next) return undefined
  const missed = without.find((day) => endOf(day) > from && startOfDay(day.day) < next.startsAt)
  return { from, until, live: false, service: next, missed }
}

function daysWithout({ specialDays = [] }: ServicePlan): Without[] {
  return specialDays.filter(({ services }) => services.length === 0)
}

function endOf({ day }: Without): Moment {
  return startOfDay(addDays(day, 1))
}
