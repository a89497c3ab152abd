import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { isOwnLookUp } from '#app/http/private-access.server.ts'
import { contentWarnings } from '#content-model/warnings.ts'
import { isDatabaseFault } from '#database/engine/fault.ts'
import type { Db } from '#database/engine/open.ts'
import { createReadyCheck } from '#database/engine/ready.ts'
import type { RenderPage } from '#server/app.ts'
import { composeServices } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { openFiles } from '#server/http/files.ts'
import { createListener, createSiteServer } from '#server/http/listener.ts'
import { createMissLimits, createRateLimits } from '#server/http/rate-limits.ts'
import { allowedHosts, fileHeaders } from '#server/http/security-headers.ts'
import { createSite } from '#server/http/site.ts'
import { type Jobs, siteJobs, startFollowing, startJobs } from '#server/jobs.ts'
import { maskedWrite, secretsOf } from '#server/log.ts'
import { createCounters, serveMetrics } from '#server/metrics.ts'
import { openPictureBook } from '#server/picture-book.ts'
import { mountSandbox } from '#server/sandbox.ts'
import { openContent } from '#workflows/content/live-content.ts'
import type { Log, Services } from '#workflows/services.ts'
import { addSampleAdmin, isAnybodyInOffice } from '#workflows/staff/may-enter.ts'
import {
  describeFaults,
  describeMistakes,
  describeSite,
  describeUnopened,
  describeUnserved,
  describeUnstored,
  describeVersion,
  openRecords,
} from './open-records.ts'

type Start = {
  openPages: () => Promise<RenderPage>
  /** The tool that rebuilds pages while they are developed needs more than the policy allows. */
  developing?: {
    listen: (listener: RequestListener, config: Pick<Config, 'port' | 'host'>) => Server
  }
  /** Otherwise each page is made anew for everybody. */
  cachePages?: boolean
}

export async function startSite(start: Start): Promise<void> {
  try {
    await openAndServe(start)
  } catch (error) {
    if (!isDatabaseFault(error)) throw error
    return refuse(describeUnstored(error))
  }
}

async function openAndServe({ openPages, developing, cachePages = true }: Start): Promise<void> {
  const reading = readConfig()
  if (!reading.ok) return refuse(describeFaults(reading.faults))
  const { db, config } = await openRecords(reading.config).catch((error) =>
    refuse(describeUnopened(error)),
  )
  const now = () => new Date()
  const content = await openContent({ db, directory: config.contentDirectory, now })
  if (!content.ok) {
    await db.destroy()
    return refuse(describeMistakes(content.mistakes))
  }
  const { live } = content
  const sandbox = await mountSandbox(config)
  const smtpUrl = config.smtp.url ?? sandbox.smtpUrl

  const print = (text: string) => void process.stdout.write(text)
  const write = maskedWrite(print, secretsOf(config))
  const counters = createCounters()
  const services = composeServices({
    config,
    content: live,
    db,
    pictures: openPictureBook('build/client/pictures'),
    counters,
    write,
    smtpUrl,
  })
  await services.offers.refresh()
  const trouble = live.trouble()
  if (trouble) {
    // The office is told on its first page of content that was refused at this start.
    const [first] = trouble.mistakes
    const { file, rule } = first ?? {}
    services.log.warn('content-refused', { version: trouble.number, file, rule })
  }
  await addSampleAdmin(services)
  const office = {
    hasStaff: await isAnybodyInOffice(services),
    isSample: services.sampleOffice,
  }
  const limited = config.edge.limited
    ? limits(services, config.edge, sandbox.site !== undefined)
    : undefined
  const site = createSite({
    services,
    write,
    renderPage: await openPages(),
    hosts: developing ? undefined : () => allowedHosts(config, services.content),
    checkReady: createReadyCheck(db, () => performance.now()),
    sandbox: sandbox.site,
    rateLimits: limited?.rateLimits,
  })
  const listener = createListener({
    site: site.fetch,
    services,
    files: openFiles({ directory: 'build/client', headers: fileHeaders(config.publicUrl) }),
    cachePages: cachePages && !developing,
    ...limited,
  })
  const server =
    developing?.listen(listener, config) ??
    createSiteServer(listener, config).listen(config.port, config.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    await db.destroy()
    return refuse(describeUnserved(error, config.port))
  }
  // From here on: a process without the port must not do the work of the one that has it.
  const { metrics } = config.edge
  if (metrics) serveMetrics({ ...services, counters }, metrics)
  const jobs = startJobs(services, siteJobs({ mail: smtpUrl !== undefined }))
  drainOnSignal({ server, db, log: services.log, jobs: [jobs, ...startFollowing(services)] })
  // It is not masked, because it names the sample administrator's address, and has no secrets.
  const { number, samples, content: shown } = live.version()
  const remarks = samples.length + contentWarnings(shown, services.now()).length
  print(describeSite(config, { remarks, office }))
  print(describeVersion({ number, trouble, ignored: content.ignored }))
  // The first visitor doesn't wait for the providers' answers.
  const { sermons, calendar, log } = services
  Promise.all([sermons.read({ of: 'all', page: null }), calendar.read()]).catch((error) =>
    log.error('not-warmed-up', error),
  )
}

function limits(services: Services, { isProxy }: Config['edge'], sandboxed: boolean) {
  const now = () => performance.now()
  const isOwn = (request: Request) => isOwnLookUp(services, request)
  const { publicUrl, count } = services
  return {
    rateLimits: createRateLimits({ isProxy, now, sandboxed }),
    limitMisses: createMissLimits({ isProxy, now, publicUrl, count, isOwn }),
  }
}

/** It ends the process, whatever else it has opened: in development, the tool that rebuilds pages. */
function refuse(words: string): Promise<never> {
  return new Promise(() => process.stderr.write(words, () => process.exit(1)))
}

type RunningSite = { server: Server; db: Db; log: Log; jobs: readonly Jobs[] }

/**
 * On SIGTERM, SIGINT or the end of `npm start` requests and jobs are finished. An uncaught exception does
 * the same with a failure code, so that the supervisor restarts the process. An unhandled rejection is
 * only logged.
 */
function drainOnSignal(running: RunningSite): void {
  let draining = false
  const drain = (why: string, exitCode: number) => {
    if (draining) return
    draining = true
    running.log.info('draining', { why })
    finish(running)
      .then(
        () => running.log.info('stopped'),
        (error) => running.log.error('database-not-closed', error),
      )
      .finally(() => process.exit(exitCode))
    setTimeout(() => process.exit(1), MAX_MS).unref()
  }
  process.on('SIGTERM', (signal) => drain(signal, 0))
  process.on('SIGINT', (signal) => drain(signal, 0))
  // `npm start` was killed. A site that was started by itself has no such channel.
  const drainAlone = () => drain('parent-gone', 0)
  if (process.connected === false) drainAlone()
  else process.on('disconnect', drainAlone)
  process.on('unhandledRejection', (reason) => running.log.error('rejection-not-handled', reason))
  process.on('uncaughtException', (error) => {
    running.log.error('error-not-caught', error)
    drain('error-not-caught', 1)
  })
  // The reader of the log may have gone; the site continues without it.
  process.stdout.on('error', () => {})
}

async function finish({ server, db, jobs }: RunningSite): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Idle keep-alive connections would delay the exit for no reason.
  const letGo = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all([closed, ...jobs.map((job) => job.stop())])
  clearInterval(letGo)
  await db.destroy()
}

const MAX_MS = 10_000
