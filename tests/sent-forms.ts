import { CHOICES, PERSON } from '#app/features/registration/trial-form.ts'

/** The fields that a browser sends for a valid form. */
export const SENT_GIFT = {
  firstname: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amount: '500',
  productinfo: 'Tithe',
}

export const SENT_REGISTRATION = {
  ...CHOICES,
  arrival: '2025-09-13T09:00',
  agree: 'on',
  ...Object.fromEntries(
    Object.entries(PERSON).map(([field, value]) => [`persons[0].${field}`, value]),
  ),
}
