export const en = {
  'not-an-amount': 'Amount must be in rupees, such as 500 or 500.50',
  'too-small': (smallest: string) => `Amount must be at least ${smallest}`,
  'too-large': (largest: string) => `Amount must be at most ${largest}`,
}
