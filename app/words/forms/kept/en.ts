export const en = {
  registration:
    'We keep what you type here to receive you and to account for your payment: until the conference and its accounts are over, and payments for as long as the law asks.',
  gift: 'We keep your name, email, mobile and gift to thank you, to give you a receipt and to keep our accounts, for as long as the law asks.',
  /** The office's address. */
  writeTo: 'To see, correct or erase it, write to {email}.',
  more: 'More in our {policy}.',
  policy: 'policy',
}

export type KeptWords = typeof en
