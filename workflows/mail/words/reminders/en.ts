export const en = {
  pending: {
    subject: (txnid: string) =>
      `Please don't pay again: your bank is still working on it (${txnid})`,
    heading: 'Your payment is being confirmed',
    atTheBank: (towards: string) =>
      `Your payment for ${towards} has reached the bank, and the bank has not told us the outcome yet.`,
    dontPay:
      'Please don’t pay again. We’ll keep checking, and will write to you as soon as we know more. If the money was taken and the payment fails, your bank will give it back.',
  },
  unfinished: {
    subject: ({ towards, txnid }: { towards: string; txnid: string }) =>
      `Your payment for ${towards} is not finished (${txnid})`,
    heading: 'Your payment is not finished',
    begun: (towards: string) =>
      `You started to pay for ${towards}, but this payment has not reached us. You can continue without re-entering anything.`,
    released:
      'The places held for you were released. If there are still places, they are yours once you pay.',
    heldUntil: (moment: string) => `Your place is held until ${moment}.`,
    closing:
      'If you have changed your mind, you don’t need to do anything. If your bank shows that money was taken, please don’t pay again, and reply to this mail.',
  },
  balance: {
    subject: ({ amount, event }: { amount: string; event: string }) =>
      `${amount} is still due for ${event}`,
    heading: (amount: string) => `Still due: ${amount}`,
    due: ({ amount, event, day }: { amount: string; event: string; day: string }) =>
      `You are registered for ${event}. ${amount} is still due by ${day}.`,
    where: 'You can pay it on the page of your registration.',
    stillDue: 'Still due',
    dueBy: 'Due by',
    closing: 'If you have paid in the meantime, thank you: you don’t need to do anything.',
  },
  conference: {
    title: (event: string) => `${event} begins soon`,
    everything: 'We look forward to seeing you. Here is everything that you need, in one place.',
    letter:
      'Please read the General Information Letter: it says what to bring and how to get there.',
  },
  monthly: {
    subject: (amount: string) => `Your monthly gift of ${amount}`,
    heading: 'Your monthly gift',
    dear: (giver: string) => `Dear ${giver},`,
    today:
      'You asked us to remind you of your gift today. The button opens the form, filled in for you.',
    youDecide: 'Nothing is taken from your account automatically: you decide each time.',
    give: (amount: string) => `Give ${amount}`,
    change: 'Change, pause or end this reminder',
    closing: 'Thank you for standing with us.',
  },
}

export type ReminderWords = typeof en
