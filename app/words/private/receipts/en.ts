export const en = {
  description: 'A receipt to print.',
  givenBack: 'This payment has been given back. The receipt is shown for your records only.',
  void: 'Void',
  madeVoid: (number: string) =>
    `Our office has made receipt ${number} void. It is no longer valid.`,
  tookItsPlace: (successor: string) => `Receipt ${successor} replaces it.`,
  back: 'Back',
}
