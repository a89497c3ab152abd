export const en = {
  text: (label: string) => `${label} must be text`,
  atMost: (label: string, longest: number) => `${label} must be at most ${longest} characters`,
  /** Of a name. */
  odd: (label: string) => `${label} must not contain | or invisible characters`,
  webAddress: 'Please enter a name without a web address.',
  email: 'Email must be a valid email address',
  pan: 'PAN must be five letters, four digits and a letter, such as ABCDE1234F',
  /** The fields of every form, as its messages call them. */
  labels: { email: 'Email', mobile: 'Mobile Number', amount: 'Amount' },
  giftAmount: {
    'not-an-amount': 'Amount must be in rupees, such as 500 or 500.50',
    'too-small': (smallest: string) => `Amount must be at least ${smallest}`,
    'too-large': (largest: string) => `Amount must be at most ${largest}`,
  },
}
