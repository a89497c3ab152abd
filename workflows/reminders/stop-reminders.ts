import { changeRows, findRow } from '#database/engine/rows.ts'
import { lastSentLanguage } from '#database/records/mail/outbox.ts'
import type { Language } from '#domain/language.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import type { Services } from '#workflows/services.ts'

/** Whether the mailbox of this token gets reminders; undefined for an unknown token. */
export async function readReminderChoice(
  { db }: Services,
  token: string,
): Promise<'wanted' | 'stopped' | undefined> {
  const choice = isPrivateToken(token) ? await findRow(db, 'reminder_choice', { token }) : undefined
  return choice && (choice.stopped_at === null ? 'wanted' : 'stopped')
}

/** The language of the page behind this token: that of the last mail to its mailbox. */
export async function readReminderLanguage({ db }: Services, token: string): Promise<Language> {
  const choice = isPrivateToken(token) ? await findRow(db, 'reminder_choice', { token }) : undefined
  return (choice && (await lastSentLanguage(db, choice.mailbox))) ?? 'en'
}

/** Stops all reminders to the mailbox of this token. Idempotent. False for an unknown token. */
export async function stopReminders(services: Services, token: string): Promise<boolean> {
  const choice = await readReminderChoice(services, token)
  if (!choice) return false
  // The first time stays.
  const stopped_at = services.now().toISOString()
  await changeRows(services.db, 'reminder_choice', { token, stopped_at: null }, { stopped_at })
  services.log.info('reminders-stopped')
  return true
}
