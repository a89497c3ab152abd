import type { Db } from '#database/engine/open.ts'
import type { AttentionRow, MoneyBack } from '#database/records/attention/attention.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import type { StaffAction } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

/** `risk` is money or people at risk, `soon` can wait for a day, `tidy` is only untidy. */
export const TONES = ['risk', 'soon', 'tidy'] as const

/** It leads to the page where it is settled, or `sends` a form that does it at once. */
export type AttentionAction = { label: string; to: string; needs: StaffAction; sends?: boolean }

export type AttentionItem = Omit<AttentionRow, 'name' | 'txnid'> & {
  kind: AttentionKind
  name: string
  address: string | undefined
  says: string
  /** The likeliest comes first; there is none for what is done outside the office. */
  actions: readonly AttentionAction[]
}

type Traits = {
  /** It belongs to no registration. */
  isGeneral?: boolean
  /** The head of the registration's page says it already. */
  isInHead?: boolean
  /** On the registration's page its sentence needs no label before it. */
  saysAll?: boolean
  /** It leaves the registration's page its own first button. */
  canWait?: boolean
  /** One of its buttons settles it, and no note does. */
  needsDecision?: boolean
  isRequest?: boolean
  /** What settling it by a note does besides. */
  settle?: (tx: Db, key: string, note: string) => Promise<void>
  /** A name beside the label would say nothing more, so all are called this. */
  allCalled?: string
  /** There are never many, and each matters by itself. */
  namesEach?: boolean
  settleAll?: (count: number) => AttentionAction
}

export type AttentionKind = Traits & {
  /** Begins the key of each item, which is stored once it is settled. */
  code: string
  /** Whoever may do this sees it. By the record, it is `seeMoney` for a gift. */
  needs: StaffAction | 'by-record'
  tone: (typeof TONES)[number]
  label: string
  /** It leaves out what was settled, and is asked for all or for one registration. */
  find: (services: Services, of?: string) => Promise<AttentionItem[]>
}

export function kind<Found extends AttentionRow>(
  code: string,
  needs: AttentionKind['needs'],
  tone: AttentionKind['tone'],
  label: string,
  row: Traits & {
    find: (services: Services, of: string | undefined) => Promise<Found[]>
    says: (found: Found) => string
    actions?: (found: Found, record: string) => readonly AttentionAction[]
  },
): AttentionKind {
  const { find, says, actions, ...traits } = row
  const made: AttentionKind = {
    ...{ code, needs, tone, label },
    ...traits,
    find: async (services, of) =>
      (await find(services, of)).map((found) => {
        const { key, at, txnid, gift_id, registration_id } = found
        const ofPayment = txnid ? `/office/payments/${txnid}` : undefined
        const ofGift = gift_id ? `/office/gifts/${gift_id}` : ofPayment
        const address = registration_id ? `/office/registrations/${registration_id}` : ofGift
        const name = row.allCalled ?? found.name ?? txnid ?? ''
        const about = { kind: made, key, at, gift_id, registration_id, address, name }
        return { ...about, says: says(found), actions: actions?.(found, address ?? '') ?? [] }
      }),
  }
  return made
}

export function button(label: string, to: string, needs: StaffAction): AttentionAction {
  return { label, to, needs }
}

export function refundAction(record: string, label: string): AttentionAction {
  return button(label, `${record}/refund`, 'refund')
}

/** Only what can be done. What came last goes back first. */
export function backActions(
  record: string,
  { amount_minor, ...money }: MoneyBack & { amount_minor: Paise | null },
): AttentionAction[] {
  const label = (verb: string, maxMinor: Paise) =>
    `${verb} ${amount_minor === null ? '' : formatRupees(Math.min(amount_minor, maxMinor))}`.trim()
  // Sums come as texts from one of the databases.
  const [byHandMinor, onlineMinor] = [Number(money.by_hand_minor), Number(money.online_minor)]
  const refund = refundAction(record, label('Refund', onlineMinor))
  const giveBack = label(actionWords('give-back'), byHandMinor)
  const back = button(giveBack, `${record}/give-back`, 'recordMoney')
  const actions = [...(byHandMinor > 0 ? [back] : []), ...(onlineMinor > 0 ? [refund] : [])]
  return money.is_by_hand_last ? actions : actions.toReversed()
}

export function rupees({ amount_minor }: { amount_minor: number | null }): string {
  return amount_minor === null ? '' : formatRupees(amount_minor)
}
