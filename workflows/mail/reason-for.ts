import type { MailKind } from '#database/mail-facts.ts'

/** Why somebody gets a mail of this kind, for its end. Reminders give reasons of their own. */
export function reasonFor(kind: MailKind): string {
  return REASONS[kind] ?? BY_FORM
}

const BY_FORM =
  'You get this mail because this address was given to us with a registration or a gift.'
const REGISTERED = 'You get this mail because this address belongs to a registration with us.'
const GAVE = 'You get this mail because a gift was made with this address.'
const ASKED = 'You get this mail because somebody asked us to send it to this address.'
const STAFF = 'You get this mail because this address belongs to our office.'

const REASONS: Partial<Record<MailKind, string>> = {
  'gift-receipt': GAVE,
  'hand-gift-receipt': GAVE,
  'registration-paid': REGISTERED,
  'registration-received': REGISTERED,
  'keep-places': REGISTERED,
  'waiting-listed': REGISTERED,
  'place-offered': REGISTERED,
  'registration-cancelled': REGISTERED,
  'registration-moved': REGISTERED,
  'payment-recorded': REGISTERED,
  'registration-corrected': REGISTERED,
  'request-received': REGISTERED,
  ticket: REGISTERED,
  'private-link': ASKED,
  'private-links': ASKED,
  'gift-statement': ASKED,
  'staff-link':
    'You get this mail because somebody asked to sign in to our office with this address.',
  'staff-invitation': 'You get this mail because somebody of our office invited this address.',
  attention: STAFF,
  'office-summary': STAFF,
}
