import type { AttentionFound } from '#database/records/attention/attention.ts'
import { formatRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import type { StaffAction } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

/** Money or people at risk, what can wait for a day, and what is only untidy. */
export const TONES = ['risk', 'soon', 'tidy'] as const

/** A button of an item: to the page where it is settled, or a form that does it at once. */
export type AttentionAction = { label: string; to: string; needs: StaffAction; sends?: boolean }

/** Something that needs the office's attention, in words. */
export type AttentionItem = Omit<AttentionFound, 'name' | 'txnid'> & {
  kind: AttentionKind
  name: string
  /** The page of what it is about. Undefined where there is none. */
  address: string | undefined
  says: string
  /** What settles it, the likeliest first. Empty where that is done outside the office. */
  actions: readonly AttentionAction[]
}

/** What every list, page and mail needs to know of a kind. */
type Traits = {
  /** Of no registration. */
  isGeneral?: boolean
  /** The head of the registration's page says it already. */
  isInHead?: boolean
  /** On the registration's page its sentence needs no label before it. */
  saysAll?: boolean
  /** It leaves the registration's page its own first button. */
  canWait?: boolean
  /** One of its buttons settles it, and no note does. */
  needsDecision?: boolean
  /** People wait for an answer. */
  isRequest?: boolean
  /** What all of them are called: then a name beside the label would say nothing more. */
  allCalled?: string
  settleAll?: (count: number) => AttentionAction
}

export type AttentionKind = Traits & {
  /** Begins the key of each item, which is stored once it is settled. */
  code: string
  /** Whoever may do this sees it. By the record: money for a gift, registrations for a registration. */
  needs: StaffAction | 'by-record'
  tone: (typeof TONES)[number]
  /** On the office's page and in its mails, with how many there are. */
  label: string
  /** All, or those of one registration, newest first, without what was settled. */
  find: (services: Services, of?: string) => Promise<AttentionItem[]>
}

/** Describes a kind of attention: who sees it, how it is found, what it says and what settles it. */
export function attentionKind<Found extends AttentionFound>(
  code: string,
  needs: AttentionKind['needs'],
  tone: AttentionKind['tone'],
  label: string,
  row: Traits & {
    find: (services: Services, of: string | undefined) => Promise<Found[]>
    says: (found: Found) => string
    /** With the address of the record that it is about. */
    actions?: (found: Found, record: string) => readonly AttentionAction[]
  },
): AttentionKind {
  const { find, says, actions, ...traits } = row
  const kind: AttentionKind = {
    ...{ code, needs, tone, label },
    ...traits,
    find: async (services, of) =>
      (await find(services, of)).map((found) => {
        const { key, at, txnid, gift_id, registration_id } = found
        const ofPayment = txnid ? `/office/payments/${txnid}` : undefined
        const ofGift = gift_id ? `/office/gifts/${gift_id}` : ofPayment
        const address = registration_id ? `/office/registrations/${registration_id}` : ofGift
        const name = row.allCalled ?? found.name ?? txnid ?? ''
        const about = { kind, key, at, gift_id, registration_id, address, name }
        return { ...about, says: says(found), actions: actions?.(found, address ?? '') ?? [] }
      }),
  }
  return kind
}

export function button(label: string, to: string, needs: StaffAction): AttentionAction {
  return { label, to, needs }
}

export function refundAction(record: string, label: string): AttentionAction {
  return button(label, `${record}/refund`, 'refund')
}

/** Back by hand or through the provider, the likelier way first. */
export function backActions(
  record: string,
  { by_hand, amount }: { by_hand: number; amount: string },
): AttentionAction[] {
  const refund = refundAction(record, `Refund ${amount}`.trim())
  const label = `${actionWords('give-back')} ${amount}`.trim()
  const back = button(label, `${record}/give-back`, 'recordMoney')
  return by_hand ? [back, refund] : [refund, back]
}

/** Nothing where no amount is known. */
export function rupees({ amount_minor }: { amount_minor: number | null }): string {
  return amount_minor === null ? '' : formatRupees(amount_minor)
}
