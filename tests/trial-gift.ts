import type { GiftInput } from '#app/features/giving/gift-schema.ts'

/** A gift that nothing is wrong with. */
export const trialGift: GiftInput = {
  firstname: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amount: 50_000,
  productinfo: 'Tithe',
  submission: 'a-key-made-in-the-browser',
}
