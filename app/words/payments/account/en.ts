export const en = {
  towards: 'For',
  when: 'When',
  payer: 'Payer',
  standing: 'Standing',
  payments: 'Payments',
  receipt: 'Receipt',
  status: 'Payment status',
}

export type AccountWords = typeof en
