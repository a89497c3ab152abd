import { expect } from 'vitest'
import type { TestServices } from '../fixtures/services.ts'

/** One sending of one mail that a kill interrupted, so that nobody knows whether it arrived. */
export type CutOff = { key: string; since: string }

/** Adds the sendings that this kill interrupted. */
export async function noteCutOff({ db }: TestServices, cutOff: CutOff[]): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(['key', 'sending_since as since'])
    .where('sending_since', 'is not', null)
    .$narrowType<{ since: string }>()
    .execute()
  const isKnown = ({ key, since }: CutOff) =>
    cutOff.some((known) => known.key === key && known.since === since)
  cutOff.push(...rows.filter((row) => !isKnown(row)))
}

type MailFigures = { mails: number; cutOff: number; doubled: number }

/**
 * Every mail was sent. A mail may have arrived once more for each kill that interrupted its sending,
 * always with the same Message-ID.
 */
export async function auditMails(
  { db, sandbox }: TestServices,
  cutOff: readonly CutOff[],
): Promise<MailFigures> {
  const outbox = await db.selectFrom('outbox').select(['key', 'outcome', 'attempts']).execute()
  const deliveries = sandbox.mailbox.deliveries()
  expect(outbox.filter(({ outcome }) => outcome === null)).toEqual([])
  for (const { key, outcome } of outbox) {
    const came = deliveries.get(messageId(key)) ?? 0
    const timesCutOff = cutOff.filter((each) => each.key === key).length
    const least = outcome === 'sent' ? 1 : 0
    expect([key, came >= least]).toEqual([key, true])
    expect([key, came <= least + timesCutOff]).toEqual([key, true])
  }
  const names = new Set(outbox.map(({ key }) => messageId(key)))
  expect([...deliveries.keys()].filter((name) => !names.has(name))).toEqual([])
  const doubled = [...deliveries.values()].filter((count) => count > 1).length
  return { mails: outbox.length, cutOff: cutOff.length, doubled }
}

function messageId(key: string): string {
  return `<${key.replace(/[^\w-]/g, '.')}@hillside.example.org>`
}
