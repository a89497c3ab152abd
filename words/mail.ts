import { familiesOf } from './families.ts'
import * as en from './mail/en.ts'
import * as hi from './mail/hi.ts'
import * as kn from './mail/kn.ts'
import * as ta from './mail/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CANCELLATION_WORDS = family('cancellations')
export const CHANGE_WORDS = family('changes')
export const FRAME_WORDS = family('frame')
export const GIFT_WORDS = family('gifts')
export const LABEL_WORDS = family('labels')
export const LINK_WORDS = family('links')
export const OFFICE_CHANGE_WORDS = family('officeChanges')
export const OPENING_WORDS = family('openings')
export const PAYMENT_WORDS = family('payments')
export const PLACE_WORDS = family('places')
export const REGISTRATION_WORDS = family('registrations')
export const REMINDER_WORDS = family('reminders')
export const TICKET_WORDS = family('tickets')
export const VISIT_WORDS = family('visit')
