export const en = {
  /** In a list of which nothing is chosen yet. */
  chooseOne: 'Choose one',
  didYouMean: 'Did you mean {address}?',
  useIt: 'Use it',
  checkForm: 'Please check the form',
  didNotWork: 'That did not work',
  person: (number: number) => `Person ${number}`,
  ofPerson: (number: number, message: string) => `Person ${number}: ${message}`,
  /** Beside a field that people can't see. */
  leaveEmpty: 'Leave this empty',
  noNetwork:
    'You are offline just now. No payment was taken, and what you typed is still here: please send it again when you are back online. It will not be counted twice.',
}
