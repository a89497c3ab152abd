/** The page of somebody who comes and has not paid: their ticket and their details. */
export const en = {
  state: {
    cancelled: 'Your registration was cancelled, so its ticket is no longer valid.',
    unpaid: 'Your places are not paid for at the moment, so there is no valid ticket.',
  },
  data: 'Your data',
  name: 'Name',
}
