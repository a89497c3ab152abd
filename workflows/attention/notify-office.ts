import { markNotified, withoutNotice } from '#database/attention/attention-told.ts'
import { MAIL_KINDS } from '#database/mail/mail-facts.ts'
import { queueMail } from '#database/mail/outbox.ts'
import type { AttentionKind } from '#domain/attention.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import type { Services } from '#workflows/services.ts'
import { type AttentionRow, everythingToSettle } from './list-attention.ts'

/** Whether something needs attention that nobody was told of. */
export async function isNoticeDue(services: Services): Promise<boolean> {
  return addressesOf(services).length > 0 && (await newItems(services)).length > 0
}

/** Mails the office about everything new that needs attention, in one mail. Each thing is told once. */
export async function notifyOffice(services: Services): Promise<void> {
  const { db, now } = services
  const items = await newItems(services)
  const at = now().toISOString()
  await db.transaction().execute(async (tx) => {
    const keys = items.map(({ key }) => key)
    const marked = new Set(await markNotified(tx, keys, at))
    const attention = countKinds(items.filter(({ key }) => marked.has(key)))
    if (marked.size === 0) return
    const facts = { attention }
    for (const recipient of addressesOf(services)) {
      await queueMail(tx, { kind: 'attention', name: `${at} ${recipient}`, facts, recipient, at })
    }
  })
}

export function addressesOf({ content }: Services): readonly string[] {
  return content.church.office?.notify ?? []
}

async function newItems(services: Services): Promise<AttentionRow[]> {
  const items = (await everythingToSettle(services)).filter(({ key }) => !isOwnMail(key))
  const keys = new Set(
    await withoutNotice(
      services.db,
      items.map(({ key }) => key),
    ),
  )
  return items.filter(({ key }) => keys.has(key))
}

/** A notice that can't be delivered must not lead to another one. */
function isOwnMail(attention: string): boolean {
  return NOTICES.some((kind) => attention.startsWith(`undeliverable:${kind}:`))
}

const NOTICES = MAIL_KINDS.filter((kind) => MAILS[kind].about === 'office')

export function countKinds(items: readonly AttentionRow[]): Partial<Record<AttentionKind, number>> {
  const counts: Partial<Record<AttentionKind, number>> = {}
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
