export const en = {
  title: 'Going to payment',
  description: 'On the way to the payment provider.',
  nothing: 'There is nothing to pay here',
  amountFor: ({ amount, purpose }: { amount: string; purpose: string }) =>
    `${amount} for ${purpose}`,
  onYourWay:
    'You are on your way to our payment provider’s page. Afterwards you will come back here and see how it went.',
  goOn: 'Continue to payment',
  status: 'Payment status',
  contact: 'Contact us',
}
