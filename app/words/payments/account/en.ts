export const en = {
  towards: 'For',
  when: 'When',
  payer: 'Payer',
  standing: 'Status',
  payments: 'Payments',
  receipt: 'Receipt',
  status: 'Payment status',
}
