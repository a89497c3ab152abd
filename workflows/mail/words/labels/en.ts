import type { HandMethod } from '#domain/payments/hand-method.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { ResidentialType } from '#domain/registration/price.ts'

/** Before the facts of a mail, and the facts that are one of a few words. */
export const en = {
  conference: 'Conference',
  when: 'When',
  where: 'Where',
  registeringAs: 'Registering as',
  residential: 'Type of registration',
  arrival: 'Arrival',
  amount: 'Amount',
  inWords: 'In words',
  towards: 'Towards',
  date: 'Date',
  day: 'Day',
  transaction: 'Transaction number',
  bankReference: 'Bank reference',
  providerNumber: 'Payment provider’s number',
  givenBack: 'Given back',
  kept: 'Kept',
  paid: 'Paid',
  balanceDue: 'Balance due',
  receiptNumber: 'Receipt number',
  paidBy: 'Paid by',
  reference: 'Reference',
  receipt: 'Receipt',
  parties: {
    Individual: 'Individual',
    'Married Couple': 'Married Couple',
    Family: 'Family',
    Group: 'Group',
  } satisfies Record<PartyType, string>,
  residentials: {
    Residential: 'Residential',
    'Non Residential': 'Non Residential',
  } satisfies Record<ResidentialType, string>,
  methods: {
    Cash: 'Cash',
    UPI: 'UPI',
    'Bank transfer': 'Bank transfer',
    Cheque: 'Cheque',
  } satisfies Record<HandMethod, string>,
}

export type LabelWords = typeof en
