import { expect, onTestFinished, vi } from 'vitest'
import { takeLease } from '#database/engine/job-leases.ts'
import { onEngines, test, withParts } from '#tests/support/site/services.ts'
import { type Job, runJob, startFollowing, startJobs } from './jobs.ts'

function counting(changes: Partial<Job> = {}) {
  const runs: string[] = []
  const job: Job = {
    name: 'trial',
    everyMs: 1_000,
    isDue: async () => true,
    run: async () => void runs.push('ran'),
    ...changes,
  }
  return { job, runs }
}

onEngines('one of several processes runs the job', async (services) => {
  const others = ['two', 'three', 'four']
  const { job, runs } = counting()
  const busy = { ...job, run: async () => void (await Promise.all(others.map(turn))) }
  const turn = (holder: string) => runJob(services, { job, holder })
  await runJob(services, { job: busy, holder: 'one' })
  expect(runs).toEqual([])
  await turn('two')
  expect(runs).toHaveLength(1)
})

onEngines('when the process dies another one takes the job over', async (services) => {
  const { db, now } = services
  const { job, runs } = counting()
  await takeLease(db, { name: job.name, holder: 'the dead one', now: now(), forMs: 60_000 })
  await runJob(services, { job, holder: 'two' })
  expect(runs).toEqual([])
  services.pass(60_000)
  await runJob(services, { job, holder: 'two' })
  expect(runs).toHaveLength(1)
})

onEngines('a lease written by a clock days ahead is ignored', async ({ db, now }) => {
  const lease = { name: 'trial', forMs: 60_000 }
  const ahead = new Date(now().getTime() + 24 * 60 * 60_000)
  expect(await takeLease(db, { ...lease, holder: 'one', now: ahead })).toBe(true)
  expect(await takeLease(db, { ...lease, holder: 'two', now: now() })).toBe(true)
})

test('nothing is written while nothing is due', async (services) => {
  const { job, runs } = counting({ isDue: async () => false })
  await runJob(services, { job, holder: 'one' })
  expect(runs).toEqual([])
  expect(await services.db.selectFrom('job_lease').selectAll().execute()).toEqual([])
})

test('a failing job is logged, and does not end the process', async (services) => {
  const { job } = counting({ run: async () => Promise.reject(new Error('a fault')) })
  await runJob(services, { job, holder: 'one' })
  expect(services.counted()).toMatchObject({ 'job.trial.failed': 1 })
  expect(services.logged).toContain('job-failed')
})

test('a job looks right after the start, however rarely it looks later', async (services) => {
  const { job, runs } = counting({ everyMs: 60 * 60_000 })
  const jobs = startJobs(services, [job])
  await expect.poll(() => runs.length).toBe(1)
  await jobs.stop()
})

test('the calendar is followed again and again, also after a failure, until it stops', async (services) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const done: string[] = []
  const ready = async () => {
    done.push('ready')
    if (done.length === 1) throw new Error('down')
  }
  const offers = { ...services.offers, ready, refresh: async () => void done.push('refresh') }
  const following = startFollowing(withParts(services, { offers }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(services.counted()).toMatchObject({ 'calendar.not-followed': 1 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(done).toEqual(['ready', 'ready', 'refresh'])
  await Promise.all(following.map(({ stop }) => stop()))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(done).toHaveLength(3)
})
