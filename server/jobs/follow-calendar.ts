import type { Services } from '#workflows/services.ts'
import type { Jobs } from './jobs.ts'

type Following = Pick<Services, 'log' | 'count'> & {
  offers: Pick<Services['offers'], 'ready' | 'refresh'>
}

const EVERY_MS = 5_000

/**
 * Keeps the offered dates current in every process: the calendar is asked as often as its reader
 * allows, and the codes that another server has given are read.
 */
export function followCalendar(services: Following, everyMs = EVERY_MS): Jobs {
  let stopped = false
  let current: Promise<void> = Promise.resolve()
  let timer = setTimeout(turn, everyMs).unref()

  function turn(): void {
    current = follow(services).then(() => {
      if (!stopped) timer = setTimeout(turn, everyMs).unref()
    })
  }

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return current
    },
  }
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
