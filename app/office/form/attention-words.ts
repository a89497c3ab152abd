import { overWords } from '#content-model/warnings.ts'
import { formatRupees } from '#domain/money.ts'
import type { StaffAction } from '#domain/staff.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'

/** A button of an item: to the page where it is settled, or a form that does it at once. */
export type AttentionAction = { label: string; to: string; needs: StaffAction; sends?: boolean }

type AttentionWords = {
  /** What happened. */
  says: string
  /** What settles it, the likeliest first. Empty where that is done outside the office. */
  actions: AttentionAction[]
}

export function attentionWords(item: AttentionRow): AttentionWords {
  const amount = item.amount_minor === null ? '' : formatRupees(item.amount_minor)
  const record = recordAddress(item)
  const refund = (label = `Refund ${amount}`.trim()): AttentionAction => ({
    label,
    to: `${record}/refund`,
    needs: 'refund',
  })
  switch (item.kind) {
    case 'mismatch': {
      const taken =
        item.received_minor === null ? 'A wrong amount' : formatRupees(item.received_minor)
      const ofPayment = `?${new URLSearchParams({ txnid: item.txnid ?? '' })}`
      return {
        says: `${taken} was taken where ${amount} was asked for.`,
        actions: [
          { label: 'Accept it', to: `${record}/accept${ofPayment}`, needs: 'refund' },
          { label: 'Send it back', to: `${record}/send-back${ofPayment}`, needs: 'refund' },
        ],
      }
    }
    case 'paid-twice':
      return {
        says: `${amount} came a second time, or was more than was due.`,
        actions: [refund()],
      }
    case 'overpaid':
      return { says: `${amount} too much was received.`, actions: [refund()] }
    case 'paid-late':
      return {
        says: `${amount} came too late: the places are gone.`,
        actions: [
          { label: 'Offer a place', to: `${record}/offer-place`, needs: 'offerPlace' },
          refund('Refund'),
        ],
      }
    case 'paid-after-cancelling':
      return {
        says: `${amount} came after the registration was cancelled.`,
        actions: [refund()],
      }
    case 'stuck': {
      const to = `/office/payments/${item.txnid}/ask`
      return {
        says: `${amount} has been pending for over a day.`,
        actions: [{ label: 'Ask again', to, needs: 'seeMoney', sends: true }],
      }
    }
    case 'unknown-payment':
      return {
        says: `The provider received ${amount} under the number ${item.txnid}, which we don’t know. Look it up on the provider’s pages.`,
        actions: [],
      }
    case 'settlement': {
      const to = `/office/settlement/${item.key.split(':')[1]}`
      return {
        says: `${item.odd} ${item.odd === 1 ? 'line' : 'lines'} of a file with ${amount} in payments ${item.odd === 1 ? 'does' : 'do'} not match our records.`,
        actions: [{ label: 'Open the result', to, needs: 'seeMoney' }],
      }
    }
    case 'refund-failed':
      return {
        says: `${amount} could not be given back${because(item)}. Try again, or return it another way.`,
        actions: [refund('Refund again')],
      }
    case 'undeliverable':
      return {
        says: `A mail could not be delivered${because(item)}.`,
        actions: [{ label: 'Correct the address', to: `${record}/correct`, needs: 'correct' }],
      }
    case 'cancel-asked':
      return {
        says: item.wish,
        actions: [{ label: 'Cancel registration', to: `${record}/cancel`, needs: 'cancel' }],
      }
    case 'correction-asked':
      return {
        says: item.wish,
        actions: [{ label: 'Correct details', to: `${record}/correct`, needs: 'correct' }],
      }
    case 'erase-asked':
      return {
        says: 'Asks us to erase what we hold about them.',
        actions: [{ label: 'Erase', to: `${record}/erase`, needs: 'erase' }],
      }
    case 'refund-owed':
      return { says: item.wish || `${amount} is to be given back.`, actions: [refund()] }
    case 'same-family': {
      const { earlier_id, later_id } = item
      const both = `/office/registrations/${earlier_id}/beside/${later_id}`
      const later = `/office/registrations/${later_id}/cancel`
      return {
        says: 'Two registrations for one date have the same mobile, e-mail address or names. If it is the same family, cancel one.',
        actions: [
          { label: 'Open both', to: both, needs: 'seeRegistrations' },
          { label: 'Cancel the later one', to: later, needs: 'cancel' },
        ],
      }
    }
    case 'event-over':
      return { says: `${overWords(item)}.`, actions: [] }
    case 'event-vanished': {
      const to = `/office/registrations?${new URLSearchParams({ conference: item.purpose ?? '' })}`
      return {
        says: `It is no longer in the church’s calendar, or is cancelled there, and ${item.people} ${item.people === 1 ? 'person is' : 'people are'} registered. They keep their registration: enter the date again, move them, or cancel.`,
        actions: [{ label: 'Its registrations', to, needs: 'seeRegistrations' }],
      }
    }
    case 'content':
      return {
        says: `${item.mistake}.`,
        actions: [{ label: 'Open the content', to: '/office/content', needs: 'editContent' }],
      }
    case 'content-refused':
      return {
        says: `${attentionName(item)} can’t be shown, so the last good content stays: ${item.mistake}.`,
        actions: [{ label: 'All versions', to: '/office/content/versions', needs: 'editContent' }],
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

function because({ reason }: { reason: string | null }): string {
  return reason ? ` (${reason})` : ''
}

/** The page of what the item is about: its name leads there. Undefined where there is none. */
export function recordAddress(item: AttentionRow): string | undefined {
  const { kind, registration_id, gift_id, txnid } = item
  if (registration_id) return `/office/registrations/${registration_id}`
  if (gift_id) return `/office/gifts/${gift_id}`
  if (kind === 'unknown-payment') return undefined
  return txnid ? `/office/payments/${txnid}` : undefined
}
