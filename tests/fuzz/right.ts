import { CHOICES, PERSON } from '#app/features/registration/trial-form.ts'

/** What is taken as it stands: a gift, a registration by the form and one by the API. */
export const GIFT: Record<string, string> = {
  firstname: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amount: '500',
  productinfo: 'Tithe',
  submission: 'a-key-of-a-browser',
  txnid: '12345678901',
  status: 'success',
  hash: 'forged',
  key: 'TESTKEY',
}

export const FORM: Record<string, string> = {
  ...CHOICES,
  arrival: '2025-09-13T09:00',
  agree: 'on',
  submission: 'a-key-of-a-browser',
  ...Object.fromEntries(
    Object.entries(PERSON).map(([field, value]) => [`persons[0].${field}`, value]),
  ),
}

export const RECORD: Record<string, string> = {
  ...PERSON,
  ...CHOICES,
  arrivals: '2025-09-13T09:00',
  agree: 'true',
}
