import { describeMistake, type Mistake } from '#content-model/mistake.ts'
import { type Db, engineOf, openDatabase } from '#database/engine/open.ts'
import { storedSetting } from '#database/engine/settings.ts'
import { migrate, OtherVersion } from '#database/migrate.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import type { Config, Fault } from '#server/config/config.ts'
import type { LiveContent } from '#workflows/content/live-content.ts'
import { SAMPLE_ADMIN } from '#workflows/staff/may-enter.ts'
import { inOneLine } from '../log.ts'

export { OtherVersion }

export async function openRecords(config: Config): Promise<{ db: Db; config: Config }> {
  const { databaseUrl, payu } = config
  const migrating = openDatabase(databaseUrl, { answerMs: LONGEST_MS }).db
  await migrate(migrating).finally(() => migrating.destroy())
  const { db } = openDatabase(databaseUrl)
  if (!config.sandbox.payments) return { db, config }
  try {
    // It is generated once, so that the command line and a restarted server sign like the running one.
    const salt = await storedSetting(db, 'sandbox-salt', payu.salt)
    return { db, config: { ...config, payu: { ...payu, salt } } }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Over a million registrations a new index takes PostgreSQL minutes. */
const LONGEST_MS = 60 * 60_000

export function describeFaults(faults: Fault[]): string {
  const lines = faults.map(({ variable, problem }) => `  ${variable} ${problem}`)
  return ['The configuration has faults:', ...lines, ''].join('\n')
}

export function describeMistakes(mistakes: readonly Mistake[]): string {
  const lines = mistakes.map((mistake) => `  ${describeMistake(mistake)}`)
  return ['The content has mistakes:', ...lines, ''].join('\n')
}

const NO_PORT = new Map([
  ['EADDRINUSE', 'another program uses it'],
  ['EACCES', 'this user may not use it'],
])

export function describeUnserved(error: unknown, port: number): string {
  const why = NO_PORT.get(error instanceof Error && 'code' in error ? String(error.code) : '')
  return why
    ? `The site can't be served on port ${port}, because ${why}: set PORT to another one.\n`
    : `The site can't be served: ${inOneLine(error)}\n`
}

export function describeUnopened(error: unknown): string {
  return error instanceof OtherVersion
    ? `${error.message}\n`
    : `The records can't be opened: ${inOneLine(error)}\n`
}

export function describeUnstored(error: unknown): string {
  return `The site can't be started, because its database failed: ${inOneLine(error)}. Is the disk full?\n`
}

export function describeSite(
  config: Config,
  facts: {
    remarks: number
    office: { hasStaff: boolean; isSample: boolean }
  },
): string {
  const { remarks, office } = facts
  const database =
    engineOf(config.databaseUrl) === 'postgres'
      ? 'PostgreSQL'
      : `embedded (SQLite, ${config.databaseUrl.replace(/^file:/, '')})`
  const { publicUrl, sandbox: played, off, payu, sermons, calendar, smtp } = config
  const mail = played.mail
    ? `sandbox (kept at ${publicUrl}/sandbox/mailbox, nothing is sent)`
    : 'NOT SENT: set SMTP_URL. Receipts wait until then, and nobody gets one'
  const hint = office.isSample
    ? ` (sign in as ${SAMPLE_ADMIN}; the link is in the mailbox)`
    : ' (nobody can sign in yet: npm run office -- invite ADDRESS --role admin)'
  const mayEnter = office.hasStaff && !office.isSample
  // Sample values on a public site mislead visitors, for example with a phone number that isn't real.
  const warning = isLoopback(publicUrl) ? '' : 'WARNING: THIS SITE IS PUBLIC, and has '
  const lines = [
    ['database', database],
    ['payments', played.payments ? 'sandbox (test payments, no money moves)' : hostOf(payu)],
    !off.includes('sermons') && [
      'sermons',
      played.sermons ? 'sandbox (sample sermons)' : hostOf(sermons),
    ],
    !off.includes('calendar') && [
      'calendar',
      played.calendar ? 'sandbox (sample events)' : hostOf(calendar),
    ],
    ['mail', smtp.url ? hostOf({ baseUrl: smtp.url }) : mail],
    ['office', `${publicUrl}/office${mayEnter ? '' : hint}`],
    off.length > 0 && ['off', `${off.join(', ')} (nothing of them is shown)`],
    remarks > 0 && ['content', `${warning}${remarks} remarks: npm run check:content`],
  ].flatMap((line) => (line ? [`  ${line[0]?.padEnd(10)} ${line[1]}`] : []))
  return ['', `  Narthex is at ${publicUrl}`, '', ...lines, ''].join('\n')
}

function hostOf({ baseUrl }: { baseUrl: string }): string {
  return new URL(baseUrl).host
}

/** It is empty where the files of the content folder are shown as they are. */
export function describeVersion(describedVersion: {
  number: number
  trouble: ReturnType<LiveContent['trouble']>
  ignored: readonly string[]
}): string {
  const { number, trouble, ignored } = describedVersion
  const words: string[] = []
  if (trouble) {
    const source = trouble.number === undefined ? 'The files have' : `Version ${trouble.number} has`
    words.push(`WARNING: ${source} mistakes. Version ${number}, the last good one, is shown.`)
    const rest = trouble.mistakes.length - MAX_MISTAKES
    words.push(...trouble.mistakes.slice(0, MAX_MISTAKES).map(describeMistake))
    if (rest > 0) words.push(`and ${rest} more`)
  }
  if (ignored.length > 0) {
    words.push(
      `Version ${number} of the office is shown. Files of the content folder that differ from it: ${ignored.length}.`,
    )
  }
  return words.map((line) => `  content    ${line}\n`).join('')
}

const MAX_MISTAKES = 5
