import { overWords } from '#content-model/warnings.ts'
import { formatRupees } from '#domain/money.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'

type AttentionWords = {
  /** What happened, and what settles it. */
  says: string
  /** Where that is done. Absent where it is done outside the office. */
  link?: { label: string; to: string }
}

export function attentionWords(item: AttentionRow): AttentionWords {
  const asked = item.amount_minor === null ? '' : formatRupees(item.amount_minor)
  switch (item.kind) {
    case 'mismatch': {
      const taken =
        item.received_minor === null ? 'Another amount' : formatRupees(item.received_minor)
      return {
        says: `${taken} was taken where ${asked} was asked for. Accept it or send it back.`,
        ...toRecord(item),
      }
    }
    case 'paid-twice':
      return {
        says: `${asked} came a second time, or was more than was due. Refund what is too much.`,
        ...toRecord(item),
      }
    case 'paid-late':
      return {
        says: `${asked} came after the places had been given to others. Offer a place or refund it.`,
        ...toRecord(item),
      }
    case 'paid-after-cancelling':
      return {
        says: `${asked} came after the registration was cancelled. Refund it.`,
        ...toRecord(item),
      }
    case 'stuck':
      return {
        says: `The provider has not decided about ${asked} for more than a day. Ask it again.`,
        ...toPayment(item),
      }
    case 'unknown-payment':
      return {
        says: `The provider received ${asked} under a number that we don’t know. Look it up on the provider’s pages.`,
      }
    case 'settlement':
      return {
        says: `${item.odd} ${item.odd === 1 ? 'line' : 'lines'} of a file with ${asked} in payments ${item.odd === 1 ? 'does' : 'do'} not match our records. Look into it, then mark it as settled.`,
        link: { label: 'Open the result', to: `/office/settlement/${item.key.split(':')[1]}` },
      }
    case 'refund-failed':
      return {
        says: `The provider refused to give ${asked} back${because(item)}. Try again, or return it in another way.`,
        ...toRecord(item),
      }
    case 'undeliverable':
      return {
        says: `A mail could not be delivered${because(item)}. Correct the address and send it again.`,
        ...toRecord(item),
      }
    case 'cancel-asked':
      return { says: `${item.wish} Cancel it, or answer the payer.`, ...toAction(item, 'cancel') }
    case 'correction-asked':
      return {
        says: `${item.wish} Correct it, or answer the payer.`,
        ...toAction(item, 'correct'),
      }
    case 'refund-owed':
      return {
        says: `${item.wish || `${asked} is to be given back.`} Refund it, or return it by hand.`,
        ...toAction(item, 'refund'),
      }
    case 'event-over':
      return {
        says: `${overWords(item)}. Close it under Conferences.`,
        link: toRegistrations(item),
      }
    case 'event-vanished':
      return {
        says: `It is no longer in the church’s calendar, or cancelled there, and ${item.people} are registered. They keep their registration: enter the date again, or move them or cancel.`,
        link: toRegistrations(item),
      }
    case 'content':
      return { says: `${item.mistake}. Correct it under Content.` }
    case 'content-refused':
      return {
        says: `${attentionName(item)} can’t be shown, and the last good content stays: ${item.mistake}. Mend it, or bring an earlier version back.`,
        link: { label: 'All versions', to: '/office/content/versions' },
      }
    default:
      return item satisfies never
  }
}

/** What or whom it is about. */
export function attentionName(item: AttentionRow): string | null {
  if (item.kind === 'settlement') return 'Settlement file'
  if (item.kind !== 'content-refused') return item.name
  return item.version === undefined ? 'The content folder' : `Version ${item.version}`
}

function toRegistrations({ purpose }: AttentionRow) {
  const query = new URLSearchParams({ conference: purpose ?? '' })
  return { label: 'Its registrations', to: `/office/registrations?${query}` }
}

function because({ reason }: { reason: string | null }): string {
  return reason ? ` (${reason})` : ''
}

/** The registration or the gift, where its actions are. */
function toRecord(item: AttentionRow): Pick<AttentionWords, 'link'> {
  const { registration_id, gift_id } = item
  if (registration_id) {
    return {
      link: { label: 'Open the registration', to: `/office/registrations/${registration_id}` },
    }
  }
  if (!gift_id) return toPayment(item)
  return { link: { label: 'Open the gift', to: `/office/gifts/${gift_id}` } }
}

/** The page of one action on the registration. */
function toAction(
  { registration_id }: AttentionRow,
  action: keyof typeof ACTIONS,
): Pick<AttentionWords, 'link'> {
  const to = `/office/registrations/${registration_id}/${action}`
  return { link: { label: ACTIONS[action], to } }
}

const ACTIONS = {
  cancel: 'Cancel registration',
  correct: 'Correct details',
  refund: 'Refund',
} as const

function toPayment({ txnid }: AttentionRow): Pick<AttentionWords, 'link'> {
  return txnid ? { link: { label: 'Open the payment', to: `/office/payments/${txnid}` } } : {}
}
