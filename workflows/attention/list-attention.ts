import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import type { AttentionItem, AttentionKind } from './attention-kind.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { MONEY_KINDS } from './money-kinds.ts'
import { PEOPLE_KINDS } from './people-kinds.ts'

/** Every reason why something needs the office's attention, in the order of lists and mails. */
export const ATTENTION_KINDS: readonly AttentionKind[] = [
  ...MONEY_KINDS,
  ...PEOPLE_KINDS,
  ...CONTENT_KINDS,
]

/** What needs attention and this person may see, with the buttons that they may press. */
export async function listAttention(services: Services, actor: Actor): Promise<AttentionItem[]> {
  return shownTo(actor, await everythingToSettle(services))
}

/** The same about one registration. */
export async function listAttentionOf(
  services: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<AttentionItem[]> {
  const kinds = ATTENTION_KINDS.filter(({ isGeneral }) => !isGeneral)
  const found = await Promise.all(kinds.map((kind) => kind.find(services, id)))
  return shownTo(actor, found.flat())
}

/** What needs attention, whoever may see it. */
export async function everythingToSettle(services: Services): Promise<AttentionItem[]> {
  return (await Promise.all(ATTENTION_KINDS.map((kind) => kind.find(services)))).flat()
}

function shownTo(actor: Actor, items: readonly AttentionItem[]): AttentionItem[] {
  return items
    .filter(({ kind: { needs }, gift_id }) => {
      const ofRecord = gift_id ? 'seeMoney' : 'seeRegistrations'
      return staffCan[needs === 'by-record' ? ofRecord : needs](actor)
    })
    .map((item) => ({
      ...item,
      actions: item.actions.filter(({ needs }) => staffCan[needs](actor)),
    }))
}
