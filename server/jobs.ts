import { randomUUID } from 'node:crypto'
import { releaseLease, takeLease } from '#database/engine/job-leases.ts'
import { writeBackLog } from '#database/engine/sqlite.ts'
import { checkSite } from '#workflows/attention/check-site.ts'
import {
  isNoticeDue,
  isSummaryDue,
  notifyOffice,
  sendSummary,
} from '#workflows/attention/notify-office.ts'
import { refreshContent } from '#workflows/content/versions.ts'
import { eraseOldDayNotes } from '#workflows/erasing/erase-record.ts'
import { isMailDue, sendDueMails } from '#workflows/mail/send-mails.ts'
import { areOpeningsDue, notifyOpenings } from '#workflows/openings/openings.ts'
import {
  areCancellationsDue,
  continueCancellations,
} from '#workflows/records/cancellations/cancel-date.ts'
import { isReportDue, settleReports } from '#workflows/records/payments/reports/receive-report.ts'
import { isSweepDue, sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { isOfferDue, offerFreedPlaces } from '#workflows/records/places/offer-places.ts'
import { isReleaseDue, releasePlaces } from '#workflows/records/places/release-places.ts'
import { areTicketMailsDue, notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { areRemindersDue, queueReminders } from '#workflows/reminders/queue-reminders.ts'
import type { Services } from '#workflows/services.ts'
import { forgetOldSignIns } from '#workflows/staff/sessions.ts'

/** It looks at the clock, in one process at a time. */
export type Job = {
  name: string
  everyMs: number
  /** Without it a job runs soon after the start: it may have become due while the server was down. */
  firstMs?: number
  isDue: (services: Services) => Promise<boolean>
  /** A job that does many things looks between them whether the server is stopping. */
  run: (services: Services, isStopping: () => boolean) => Promise<unknown>
}

const ALWAYS = async () => true
const SECOND = 1_000
const MINUTE = 60 * SECOND

const JOBS: readonly Job[] = [
  { name: 'mail', everyMs: SECOND, isDue: isMailDue, run: sendDueMails },
  { name: 'reports', everyMs: SECOND, isDue: isReportDue, run: settleReports },
  { name: 'sweep', everyMs: 15 * SECOND, isDue: isSweepDue, run: (all) => sweepPayments(all) },
  { name: 'places', everyMs: 15 * SECOND, isDue: isReleaseDue, run: releasePlaces },
  { name: 'offers', everyMs: 15 * SECOND, isDue: isOfferDue, run: (all) => offerFreedPlaces(all) },
  { name: 'tickets', everyMs: SECOND, isDue: areTicketMailsDue, run: notifyTicketHolders },
  { name: 'reminders', everyMs: 30 * SECOND, isDue: areRemindersDue, run: queueReminders },
  { name: 'openings', everyMs: 30 * SECOND, isDue: areOpeningsDue, run: notifyOpenings },
  {
    ...{ name: 'cancellations', everyMs: SECOND },
    ...{ isDue: areCancellationsDue, run: continueCancellations },
  },
  { name: 'sign-ins', everyMs: 60 * MINUTE, isDue: ALWAYS, run: forgetOldSignIns },
  { name: 'day-notes', everyMs: 60 * MINUTE, isDue: ALWAYS, run: eraseOldDayNotes },
  { name: 'log', everyMs: 10 * MINUTE, isDue: ALWAYS, run: ({ db }) => writeBackLog(db) },
  { name: 'attention', everyMs: 30 * SECOND, isDue: isNoticeDue, run: notifyOffice },
  // The proxy is up as well by then.
  {
    name: 'check',
    everyMs: 15 * MINUTE,
    firstMs: 5 * MINUTE,
    isDue: ALWAYS,
    run: (all) => checkSite(all),
  },
  { name: 'summary', everyMs: 30 * SECOND, isDue: isSummaryDue, run: sendSummary },
]

/** Without a mail server the outbox waits. */
export function siteJobs({ mail }: { mail: boolean }): readonly Job[] {
  return JOBS.filter(({ name }) => mail || name !== 'mail')
}

export function startJobs(services: Services, jobs: readonly Job[]): Jobs {
  const holder = randomUUID()
  const running = jobs.map((job) =>
    repeat((isStopping) => runJob(services, { job, holder, isStopping }), {
      everyMs: job.everyMs,
      firstMs: job.firstMs ?? Math.min(job.everyMs, FIRST_TURN_MS),
    }),
  )
  return { stop: async () => void (await Promise.all(running.map((job) => job.stop()))) }
}

const FIRST_TURN_MS = 1_000

/** It is longer than a turn takes; a process that dies holds the job up for no longer than this. */
const LEASE_MS = 60_000

/** Whatever goes wrong is told, and tried again at the next turn. */
export async function runJob(
  services: Services,
  turn: { job: Job; holder: string; isStopping?: () => boolean },
): Promise<void> {
  const { job, holder, isStopping = () => false } = turn
  const { db, now, log, count } = services
  try {
    count(`job.${job.name}.turn`)
    if (!(await job.isDue(services))) return
    const lease = { name: job.name, holder, now: now(), forMs: LEASE_MS }
    if (!(await takeLease(db, lease))) return
    await job.run(services, isStopping)
    await releaseLease(db, { ...lease, now: now() })
  } catch (error) {
    count(`job.${job.name}.failed`)
    log.error('job-failed', error, { job: job.name })
  }
}

/** Every server does this by itself, unlike a job, which one does for all. */
export function startFollowing(services: Services): Jobs[] {
  const { offers, sermons, log, count } = services
  const follow = (
    fault: string,
    work: () => Promise<unknown>,
    everyMs: number,
    firstMs = everyMs,
  ) => repeat(() => work().catch((error) => log.error(fault, error)), { everyMs, firstMs })
  /** The calendar is asked as often as its reader allows, and the codes that another server has given are read. */
  const readCalendar = async () => {
    try {
      await offers.ready()
      await offers.refresh()
    } catch (error) {
      count('calendar.not-followed')
      throw error
    }
  }
  return [
    follow('calendar-not-followed', readCalendar, 5 * SECOND),
    // Well below the five seconds within which every server shows what was published.
    follow('content-not-asked', () => refreshContent(services), 2 * SECOND),
    // Searches know what was said in a few more sermons each time.
    follow('transcripts-not-gathered', () => sermons.gatherTranscripts(), MINUTE, 5 * SECOND),
  ]
}

export type Jobs = { stop(): Promise<void> }

/** The work must not throw. There is a pause before each turn. */
function repeat(
  work: (isStopping: () => boolean) => Promise<unknown>,
  { everyMs, firstMs = everyMs }: { everyMs: number; firstMs?: number },
): Jobs {
  let isStopped = false
  let current: Promise<void> = Promise.resolve()
  let timer = setTimeout(turn, firstMs).unref()

  function turn(): void {
    current = work(() => isStopped).then(() => {
      if (!isStopped) timer = setTimeout(turn, everyMs).unref()
    })
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return current
    },
  }
}
