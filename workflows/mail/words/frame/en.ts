/** The words around what a mail says, in its text and its HTML. */
export const en = {
  stopReminders: 'Stop reminders',
  tickets: (count: number): string => (count === 1 ? 'Your ticket' : 'Tickets'),
  /** Below the codes of the tickets. */
  ticketsAttached:
    'The QR codes are in the file tickets.pdf and on your page. Please show them at the entrance, on your phone or on paper.',
  /** Why somebody gets a mail, for its end. */
  reasons: {
    form: 'You are receiving this mail because this address was given to us with a registration or a gift.',
    registered:
      'You are receiving this mail because this address belongs to a registration with us.',
    gave: 'You are receiving this mail because a gift was made with this address.',
    asked: 'You are receiving this mail because somebody asked us to send it to this address.',
    opening: 'You are receiving this mail once, because this address was given to us for it.',
    atTheBank:
      'You are receiving this mail once, because a payment of yours is still open at the bank.',
    unfinished:
      'You are receiving this mail once, because a payment was begun with this address and not finished.',
    balance:
      'You are receiving this mail once, because a part of your registration is still to be paid.',
    monthly: 'You are receiving this mail because you asked us to remind you each month.',
    comes: 'You are receiving this mail once, because you are registered with this address.',
  },
}

export type FrameWords = typeof en
