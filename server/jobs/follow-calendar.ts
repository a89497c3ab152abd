import type { Services } from '#workflows/services.ts'
import { type Jobs, repeat } from './repeat.ts'

type Following = Pick<Services, 'log' | 'count'> & {
  offers: Pick<Services['offers'], 'ready' | 'refresh'>
}

const EVERY_MS = 5_000

/**
 * Keeps the offered dates current in every process: the calendar is asked as often as its reader
 * allows, and the codes that another server has given are read.
 */
export function followCalendar(services: Following, everyMs = EVERY_MS): Jobs {
  return repeat(() => follow(services), { everyMs })
}

async function follow({ offers, log, count }: Following): Promise<void> {
  try {
    await offers.ready()
    await offers.refresh()
  } catch (error) {
    count('calendar.not-followed')
    log.error('calendar-not-followed', error)
  }
}
