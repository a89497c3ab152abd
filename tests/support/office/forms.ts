import { CONFERENCE_FORMS } from './forms/conference-forms.ts'
import { CONTENT_FORMS } from './forms/content-forms.ts'
import type { Prepare } from './forms/fill-form.ts'
import { MONEY_FORMS } from './forms/money-forms.ts'
import { REGISTRATION_FORMS } from './forms/registration-forms.ts'
import { STAFF_FORMS } from './forms/staff-forms.ts'

/**
 * Every form of the office that stores something, by the address to which it is posted. An address with
 * several actions has one form for each.
 */
export const OFFICE_FORMS: Record<string, Prepare> = {
  ...REGISTRATION_FORMS,
  ...MONEY_FORMS,
  ...STAFF_FORMS,
  ...CONTENT_FORMS,
  ...CONFERENCE_FORMS,
}
