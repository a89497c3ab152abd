import type { GiftInput } from '#domain/giving/gift-input.ts'

/** A valid gift. */
export const trialGift: GiftInput = {
  name: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amountMinor: 50_000,
  fund: 'Tithe',
  submission: 'a-key-made-in-the-browser',
}
