import type { OutboxMail } from '#workflows/office/read-registration-record.ts'

/** What a kind of mail is called in the office. */
export function mailName(kind: OutboxMail['kind']): string {
  return NAMES.get(kind) ?? kind.replaceAll('-', ' ')
}

const NAMES = new Map<OutboxMail['kind'], string>([
  ['registration-paid', 'Registered and paid'],
  ['registration-received', 'Registered'],
  ['payment-failed', 'Payment did not go through'],
  ['paid-twice', 'Paid twice'],
  ['paid-late', 'Paid late'],
  ['refunded', 'Refunded'],
  ['refunded-in-part', 'Refunded in part'],
  ['keep-places', 'Keep your places'],
  ['waiting-listed', 'Waiting list'],
  ['place-offered', 'Place offered'],
  ['private-link', 'Private link'],
  ['registration-cancelled', 'Cancelled'],
  ['registration-moved', 'Moved to another date'],
  ['email-changed', 'E-mail address changed'],
  ['registration-corrected', 'Corrected'],
  ['request-received', 'Request received'],
  ['private-links', 'Private links'],
  ['gift-statement', 'Statement of gifts'],
  ['payment-recorded', 'Payment recorded'],
  ['ticket', 'Ticket'],
  ['payment-unfinished', 'Payment not finished'],
  ['balance-reminder', 'Reminder of the balance'],
  ['conference-reminder', 'Reminder of the conference'],
])
