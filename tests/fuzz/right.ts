import { CHOICES, PERSON } from '../fixtures/registration-form.ts'
import { SENT_GIFT, SENT_REGISTRATION } from '../fixtures/sent-forms.ts'

/** Valid requests: a gift, a registration by the form and one by the API. */
export const GIFT: Record<string, string> = {
  ...SENT_GIFT,
  submission: 'a-key-of-a-browser',
  txnid: '12345678901',
  status: 'success',
  hash: 'forged',
  key: 'TESTKEY',
}

export const FORM: Record<string, string> = {
  ...SENT_REGISTRATION,
  submission: 'a-key-of-a-browser',
}

export const RECORD: Record<string, string> = {
  ...PERSON,
  ...CHOICES,
  arrivals: '2025-09-13T09:00',
  agree: 'true',
}
