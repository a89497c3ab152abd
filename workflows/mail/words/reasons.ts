/** Why somebody gets a mail, for its end. */
export const REASONS = {
  form: 'You get this mail because this address was given to us with a registration or a gift.',
  registered: 'You get this mail because this address belongs to a registration with us.',
  gave: 'You get this mail because a gift was made with this address.',
  asked: 'You get this mail because somebody asked us to send it to this address.',
  signIn: 'You get this mail because somebody asked to sign in to our office with this address.',
  invited: 'You get this mail because somebody of our office invited this address.',
  office: 'You get this mail because this address belongs to our office.',
  atTheBank: 'You get this mail once, because a payment of yours is still open at the bank.',
  unfinished:
    'You get this mail once, because a payment was begun with this address and not finished.',
  balance: 'You get this mail once, because a part of your registration is still to be paid.',
  monthly: 'You get this mail because you asked us to remind you each month.',
  comes: 'You get this mail once, because you are registered with this address.',
} as const
