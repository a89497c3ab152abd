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

/** The database, migrated, and the configuration completed by what is stored in it. */
export type OpenRecords = { db: Db; config: Config }

export async function openRecords(config: Config): Promise<OpenRecords> {
  await migrateRecords(config)
  const { db } = openDatabase(config.databaseUrl)
  try {
    return { db, config: await withStoredSalt(config, db) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Over a million registrations a new index takes PostgreSQL minutes. */
const LONGEST_MS = 60 * 60_000

async function migrateRecords({ databaseUrl }: Config): Promise<void> {
  const { db } = openDatabase(databaseUrl, { answerMs: LONGEST_MS })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/**
 * The sandbox's salt is generated once and stored beside the database, so that the command line and a
 * restarted server sign like the running one.
 */
async function withStoredSalt(config: Config, db: Db): Promise<Config> {
  if (!config.sandbox.payments) return config
  const salt = await storedSetting(db, 'sandbox-salt', config.payu.salt)
  return { ...config, payu: { ...config.payu, salt } }
}

export function describeFaults(faults: Fault[]): string {
  const lines = faults.map(({ variable, problem }) => `  ${variable} ${problem}`)
  return ['The configuration has faults:', ...lines, ''].join('\n')
}

export function describeMistakes(mistakes: readonly Mistake[]): string {
  const lines = mistakes.map((mistake) => `  ${describeMistake(mistake)}`)
  return ['The content has mistakes:', ...lines, ''].join('\n')
}

const NO_PORT: Record<string, string> = {
  EADDRINUSE: 'another program uses it',
  EACCES: 'this user may not use it',
}

export function describeUnserved(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = NO_PORT[code]
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

type SiteFacts = {
  /** How many sample values and warnings `check:content` names. */
  remarks: number
  /** Whether anybody can sign in to the office, and whether that is the sample administrator. */
  office: { hasStaff: boolean; isSample: boolean }
}

export function describeSite(config: Config, { remarks, office }: SiteFacts): string {
  const database =
    engineOf(config.databaseUrl) === 'postgres'
      ? 'PostgreSQL'
      : `embedded (SQLite, ${config.databaseUrl.replace(/^file:/, '')})`
  const { sandbox: played, off, payu, sermons, calendar } = config
  const lines = [
    '',
    `  Narthex is at ${config.publicUrl}`,
    '',
    `  database   ${database}`,
    `  payments   ${played.payments ? 'sandbox (test payments, no money moves)' : hostOf(payu)}`,
    ...(off.includes('sermons')
      ? []
      : [`  sermons    ${played.sermons ? 'sandbox (sample sermons)' : hostOf(sermons)}`]),
    ...(off.includes('calendar')
      ? []
      : [`  calendar   ${played.calendar ? 'sandbox (sample events)' : hostOf(calendar)}`]),
    `  mail       ${describeMail(config)}`,
    `  office     ${describeOffice(config, office)}`,
  ]
  if (off.length > 0) lines.push(`  off        ${off.join(', ')} (nothing of them is shown)`)
  if (remarks > 0) lines.push(`  content    ${describeRemarks(config, remarks)}`)
  return [...lines, ''].join('\n')
}

function hostOf({ baseUrl }: { baseUrl: string }): string {
  return new URL(baseUrl).host
}

function describeMail({ smtp, sandbox, publicUrl }: Config): string {
  if (smtp.url) return new URL(smtp.url).host
  return sandbox.mail
    ? `sandbox (kept at ${publicUrl}/sandbox/mailbox, nothing is sent)`
    : 'NOT SENT: set SMTP_URL. Receipts wait until then, and nobody gets one'
}

function describeOffice(
  { publicUrl }: Config,
  { hasStaff, isSample }: SiteFacts['office'],
): string {
  const address = `${publicUrl}/office`
  if (isSample) return `${address} (sign in as ${SAMPLE_ADMIN}; the link is in the mailbox)`
  return hasStaff
    ? address
    : `${address} (nobody can sign in yet: npm run office -- invite ADDRESS --role admin)`
}

/** Sample values on a public site mislead visitors, for example with a phone number that isn't real. */
function describeRemarks({ publicUrl }: Config, remarks: number): string {
  const words = `${remarks} remarks: npm run check:content`
  return isLoopback(publicUrl) ? words : `WARNING: THIS SITE IS PUBLIC, and has ${words}`
}

/** Said at start where what is shown is not what is in the content folder. Otherwise empty. */
export function describeVersion(describedVersion: {
  number: number
  trouble: ReturnType<LiveContent['trouble']>
  /** Files of the content folder that are not shown, because the office has published. */
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
      `Version ${number} of the office is shown. ${ignored.length} files of the content folder differ from it.`,
    )
  }
  return words.map((line) => `  content    ${line}\n`).join('')
}

const MAX_MISTAKES = 5
