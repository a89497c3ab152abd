export const en = {
  registration:
    'We keep what you type here so that we can welcome you and account for your payment: until the conference is over and its accounts are closed, and records of payments for as long as the law requires.',
  gift: 'We keep your name, email, mobile and gift so that we can thank you, give you a receipt and keep our accounts, for as long as the law requires.',
  /** The office's address. */
  writeTo: 'To see, correct or erase it, write to {email}.',
  more: 'Read more in our {policy}.',
  policy: 'policy',
}
