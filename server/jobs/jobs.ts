import { randomUUID } from 'node:crypto'
import { giveUpLease, takeLease } from '#database/engine/job-leases.ts'
import { writeBackLog } from '#database/engine/sqlite.ts'
import {
  isNoticeDue,
  isSummaryDue,
  notifyOffice,
  sendSummary,
} from '#workflows/attention/notify-office.ts'
import { isMailDue, sendDueMails } from '#workflows/mail/send-mails.ts'
import { areOpeningsToTell, tellOpenings } from '#workflows/openings/openings.ts'
import { isReportDue, settleReports } from '#workflows/payments/reports/settle-reports.ts'
import { isSweepDue, sweepPayments } from '#workflows/payments/reports/sweep-payments.ts'
import { isOfferDue, offerFreedPlaces } from '#workflows/places/offer-places.ts'
import { isReleaseDue, releasePlaces } from '#workflows/places/release-places.ts'
import { areRemindersDue, queueReminders } from '#workflows/reminders/queue-reminders.ts'
import type { Services } from '#workflows/services.ts'
import { forgetOldSignIns } from '#workflows/staff/sessions.ts'
import { areTicketMailsDue, notifyTicketHolders } from '#workflows/tickets/notify-ticket-holders.ts'

/** Work that nobody asks for: it looks at the clock, in one process at a time. */
export type Job = {
  name: string
  everyMs: number
  isDue: () => Promise<boolean>
  /** Where it does many things, it looks between them whether the server is stopping. */
  run: (isStopping: () => boolean) => Promise<unknown>
}

export type Jobs = { stop(): Promise<void> }

/** Without a mail server the outbox waits. */
export function siteJobs(services: Services, { mail }: { mail: boolean }): Job[] {
  return [
    ...(mail ? [mailJob(services)] : []),
    {
      name: 'reports',
      everyMs: 1_000,
      isDue: () => isReportDue(services),
      run: (isStopping) => settleReports(services, isStopping),
    },
    {
      name: 'sweep',
      everyMs: 15_000,
      isDue: () => isSweepDue(services),
      run: () => sweepPayments(services),
    },
    {
      name: 'places',
      everyMs: 15_000,
      isDue: () => isReleaseDue(services),
      run: () => releasePlaces(services),
    },
    {
      name: 'offers',
      everyMs: 15_000,
      isDue: () => isOfferDue(services),
      run: () => offerFreedPlaces(services),
    },
    {
      name: 'tickets',
      everyMs: 1_000,
      isDue: () => areTicketMailsDue(services),
      run: (isStopping) => notifyTicketHolders(services, isStopping),
    },
    {
      name: 'reminders',
      everyMs: 30_000,
      isDue: () => areRemindersDue(services),
      run: (isStopping) => queueReminders(services, isStopping),
    },
    {
      name: 'openings',
      everyMs: 30_000,
      isDue: () => areOpeningsToTell(services),
      run: () => tellOpenings(services),
    },
    ...officeJobs(services),
  ]
}

function officeJobs(services: Services): Job[] {
  return [
    {
      name: 'sign-ins',
      everyMs: 60 * 60_000,
      isDue: async () => true,
      run: () => forgetOldSignIns(services),
    },
    {
      name: 'log',
      everyMs: 10 * 60_000,
      isDue: async () => true,
      run: () => writeBackLog(services.db),
    },
    {
      name: 'attention',
      everyMs: 30_000,
      isDue: () => isNoticeDue(services),
      run: () => notifyOffice(services),
    },
    {
      name: 'summary',
      everyMs: 30_000,
      isDue: () => isSummaryDue(services),
      run: () => sendSummary(services),
    },
  ]
}

function mailJob(services: Services): Job {
  return {
    name: 'mail',
    everyMs: 1_000,
    isDue: () => isMailDue(services),
    run: (isStopping) => sendDueMails(services, isStopping),
  }
}

/** Starts the jobs; `stop` waits for what runs. */
export function startJobs(services: Services, jobs: readonly Job[]): Jobs {
  const holder = randomUUID()
  const running = jobs.map((job) => startJob(services, { job, holder }))
  return { stop: async () => void (await Promise.all(running.map((job) => job.stop()))) }
}

function startJob(services: Services, { job, holder }: { job: Job; holder: string }): Jobs {
  let stopped = false
  let current: Promise<void> = Promise.resolve()
  // Soon after the start, because jobs may have become due while the server was down.
  let timer = setTimeout(turn, Math.min(job.everyMs, FIRST_TURN_MS)).unref()

  function turn(): void {
    current = runJob(services, { job, holder, isStopping: () => stopped }).then(() => {
      if (!stopped) timer = setTimeout(turn, job.everyMs).unref()
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

const FIRST_TURN_MS = 1_000

/** Longer than a turn takes; a process that dies holds the job up for no longer than this. */
const LEASE_MS = 60_000

type Turn = { job: Job; holder: string; isStopping?: () => boolean }

/** One turn. Whatever goes wrong is told, and tried again at the next. */
export async function runJob(services: Services, turn: Turn): Promise<void> {
  const { job, holder, isStopping = () => false } = turn
  const { db, now, log, count } = services
  try {
    count(`job.${job.name}.turn`)
    if (!(await job.isDue())) return
    const lease = { name: job.name, holder, now: now(), forMs: LEASE_MS }
    if (!(await takeLease(db, lease))) return
    await job.run(isStopping)
    await giveUpLease(db, { ...lease, now: now() })
  } catch (error) {
    count(`job.${job.name}.failed`)
    log.error('job-failed', error, { job: job.name })
  }
}
