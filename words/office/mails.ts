export const MAIL_NAMES = {
  'gift-receipt': 'Receipt for a gift',
  'registration-paid': 'Registered and paid',
  'registration-received': 'Registered',
  'payment-failed': 'Payment did not go through',
  'paid-twice': 'Paid twice',
  refunded: 'Refunded',
  'refunded-in-part': 'Refunded in part',
  'refund-coming': 'Money on its way back',
  'refund-refused': 'Money could not be given back',
  'keep-places': 'Keep your places',
  'waiting-listed': 'Waiting list',
  'place-offered': 'Place offered',
  'paid-late': 'Paid late',
  'private-link': 'Private link',
  'registration-cancelled': 'Cancelled',
  'staff-link': 'Sign-in link',
  'staff-invitation': 'Invitation to the office',
  'registration-moved': 'Moved to another date',
  'email-changed': 'E-mail address changed',
  'registration-corrected': 'Corrected',
  'registration-changed': 'Changed by the office',
  'private-links': 'Private links',
  'gift-statement': 'Statement of gifts',
  'request-received': 'Request received',
  'payment-recorded': 'Payment recorded',
  'hand-gift-receipt': 'Receipt for a gift by hand',
  attention: 'Needs attention',
  'office-summary': 'Summary of the day',
  ticket: 'Ticket',
  message: 'Message from the office',
  'confirm-address': 'Confirm your address',
  'registration-opened': 'Registration has opened',
  'payment-unfinished': 'Payment not finished',
  'balance-reminder': 'Reminder of the balance',
  'conference-reminder': 'Reminder of the conference',
  'monthly-gift': 'Monthly reminder to give',
}

export type SentMail = { outcome: keyof typeof OUTCOMES | null; sending_since: string | null }

export function mailOutcomeWords({ outcome, sending_since }: SentMail): string {
  if (outcome) return OUTCOMES[outcome]
  return sending_since ? 'being sent' : 'waiting to be sent'
}

const OUTCOMES = {
  sent: 'sent',
  overtaken: 'not sent, because it was no longer true',
  undeliverable: 'could not be delivered',
} as const

/** Why a mail waits, or what is odd about one that was sent. A mail server's own words are shown as they are. */
export function mailProblemWords(problem: string): string {
  return PROBLEMS.get(problem) ?? problem
}

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['limit-strangers', 'Waiting its turn: at most 5 mails an hour and 20 a day go to one address.'],
  [
    'limit-sign-in',
    'Waiting its turn: after 5 links in an hour, one mail answers all further requests.',
  ],
  [
    'may-have-come-twice',
    'The server stopped while it was being sent, so it was sent again: it may have come twice.',
  ],
])
