import { markAttentionTold, untold } from '#database/attention-told.ts'
import { MAIL_KINDS } from '#database/mail-facts.ts'
import { queueMail } from '#database/outbox.ts'
import type { AttentionKind } from '#domain/attention.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import { type AttentionRow, everythingToSettle } from '#workflows/office/list-attention.ts'
import type { Services } from '#workflows/services.ts'

type Telling = Pick<Services, 'db' | 'content' | 'now' | 'live'>

/** Whether something needs attention that nobody was told of. */
export async function isAttentionUntold(services: Telling): Promise<boolean> {
  return addressesOf(services).length > 0 && (await newItems(services)).length > 0
}

/** Mails the office about everything new that needs attention, in one mail. Each thing is told once. */
export async function tellAttention(services: Telling): Promise<void> {
  const { db, now } = services
  const items = await newItems(services)
  const at = now().toISOString()
  await db.transaction().execute(async (tx) => {
    const keys = items.map(({ key }) => key)
    const marked = new Set(await markAttentionTold(tx, keys, at))
    const attention = countKinds(items.filter(({ key }) => marked.has(key)))
    if (marked.size === 0) return
    const facts = { attention }
    for (const recipient of addressesOf(services)) {
      await queueMail(tx, { kind: 'attention', name: `${at} ${recipient}`, facts, recipient, at })
    }
  })
}

export function addressesOf({ content }: Pick<Services, 'content'>): readonly string[] {
  return content.church.office?.notify ?? []
}

async function newItems(services: Telling): Promise<AttentionRow[]> {
  const items = (await everythingToSettle(services)).filter(({ key }) => !isOwnMail(key))
  const keys = new Set(
    await untold(
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
