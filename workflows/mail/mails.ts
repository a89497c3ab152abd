import { GIFT_MAILS } from './gift-mails.ts'
import { LINK_MAILS } from './link-mails.ts'
import type { Mails } from './mail-row.ts'
import { OFFICE_MAILS } from './office-mails.ts'
import { OPENING_MAILS } from './opening-mails.ts'
import { PAYMENT_MAILS } from './payment-mails.ts'
import { PLACE_MAILS } from './place-mails.ts'
import { REGISTRATION_MAILS } from './registration-mails.ts'
import { REMINDER_MAILS } from './reminder-mails.ts'

/** Every kind of mail. */
export const MAILS: Mails = {
  ...REGISTRATION_MAILS,
  ...PLACE_MAILS,
  ...PAYMENT_MAILS,
  ...GIFT_MAILS,
  ...LINK_MAILS,
  ...OPENING_MAILS,
  ...REMINDER_MAILS,
  ...OFFICE_MAILS,
}
