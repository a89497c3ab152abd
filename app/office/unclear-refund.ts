/** After a refund whose answer was lost. */
export const UNCLEAR_REFUND =
  'The payment provider did not answer, so it is not known yet whether it took the refund. It is stored, and we find out. Please don’t refund it in another way.'
