import type { OutboxMail } from '#database/outbox.ts'
import { ATTENTION_KINDS, ATTENTION_LABELS, type AttentionKind } from '#domain/attention.ts'
import { formatDay } from '#domain/dates.ts'
import type { Services } from '#workflows/services.ts'
import type { MailBody } from './mail-body.ts'

/** What a notice to the office says: counts only. */
export type NoticeFacts = {
  attention: Partial<Record<AttentionKind, number>>
  /** Only in the summary: the day before, and what came on it. */
  day?: string
  registrations?: number
  gifts?: number
}

/** Mail to the office. A stolen mailbox shows no names, addresses, amounts or numbers of anybody. */
export function noticeMail(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { kind, facts }: Pick<OutboxMail, 'kind' | 'facts'>,
): MailBody {
  const told: NoticeFacts = JSON.parse(facts ?? '{"attention":{}}')
  const action = { label: 'Open the office', href: `${publicUrl}/office` }
  const rest = { action, links: [], closing: [] }
  if (kind === 'attention') {
    return {
      subject: 'Something needs the office’s attention',
      heading: 'Something needs attention',
      paragraphs: ['This has come up. Please look at it in the office.'],
      facts: attentionFacts(told),
      ...rest,
    }
  }
  return {
    subject: `The office’s summary of ${formatDay(told.day ?? '')}`,
    heading: `Summary of ${formatDay(told.day ?? '')}`,
    paragraphs: [
      attentionFacts(told).length === 0 ? 'Nothing needs attention.' : 'This needs attention:',
    ],
    facts: [
      ...attentionFacts(told),
      ['Registrations', String(told.registrations ?? 0)],
      ['Gifts', String(told.gifts ?? 0)],
    ],
    ...rest,
  }
}

function attentionFacts({ attention }: NoticeFacts): [string, string][] {
  return ATTENTION_KINDS.flatMap((kind) => {
    const count = attention[kind] ?? 0
    return count > 0 ? [[ATTENTION_LABELS[kind], String(count)] satisfies [string, string]] : []
  })
}
