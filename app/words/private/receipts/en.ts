export const en = {
  description: 'A receipt to print.',
  givenBack: 'This payment has been given back. The receipt is shown for your records only.',
  void: 'Void',
  madeVoid: (number: string) =>
    `The receipt ${number} was made void by our office and is not valid any more.`,
  tookItsPlace: (successor: string) => `The receipt ${successor} took its place.`,
  back: 'Back',
}

export type ReceiptWords = typeof en
