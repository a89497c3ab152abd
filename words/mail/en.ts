import type { HandMethod } from '#domain/payments/hand-money.ts'

export const cancellations = {
  subject: (event: string) => `Your registration for ${event} was cancelled`,
  heading: 'Your registration was cancelled',
  byOffice: (event: string) =>
    `Your registration for ${event} was cancelled by our office. Its places will go to others, and there is nothing more to pay for it.`,
  byVisitor: (event: string) =>
    `Your registration for ${event} was cancelled on its private page. Its places will go to others, and there is nothing more to pay for it.`,
  doNotPay: 'Please do not pay for it any more, not even with a link from an earlier mail.',
  again: 'Register again',
  person: {
    subject: ({ person, event }: { person: string; event: string }) =>
      `${person} was taken off the registration for ${event}`,
    heading: 'A place was cancelled',
    cancelled: ({ person, event }: { person: string; event: string }) =>
      `The place of ${person} at ${event} was cancelled on the private page of the registration.`,
  },
  /** What a cancellation means for the money, for the payer. */
  money: {
    nothing: 'We have received no payment for it, so there is nothing to give back.',
    returned: (amount: string) => `${amount} has gone back to you.`,
    byHand: (amount: string) =>
      `Our office will give ${amount} back to you, and write to you about it.`,
    kept: (amount: string) => `We keep ${amount}, as the page said before the cancellation.`,
    other: (amount: string) =>
      `Our office will write to you about the other ${amount} that you have paid.`,
    open: (amount: string) => `You have paid ${amount}. Our office will write to you about it.`,
  },
}

export const changes = {
  moved: {
    subject: (event: string) => `Your registration was moved to ${event}`,
    heading: 'Your registration has a new date',
    moved: 'Our office has moved your registration.',
    movedAndPaid:
      'Our office has moved your registration. What you have paid counts for the new date.',
    tickets: (count: number) =>
      `${count === 1 ? 'A ticket' : 'Tickets'} for the new date and an entry for your calendar are attached to this mail.`,
  },
  address: {
    heading: 'An e-mail address was changed',
    byVisitor: 'It was changed on the private page of the registration.',
    byOffice: 'Our office has changed it.',
    attendee: {
      subject: (event: string) => `Your e-mail address for ${event} was changed`,
      fromNowOn: (event: string) =>
        `Mails about the registration for ${event} will come to this address from now on.`,
      noLonger: (event: string) =>
        `Mails about a registration for ${event} will no longer come to this address.`,
    },
    giver: {
      subject: 'Your e-mail address for a gift was changed',
      fromNowOn: 'Mails about your gift will come to this address from now on.',
      noLonger: 'Mails about a gift will no longer come to this address.',
    },
  },
  corrected: {
    subject: (event: string) => `The registration for ${event} was corrected`,
    heading: 'Your registration was corrected',
    details: (event: string) =>
      `The details of the registration for ${event} were corrected on its private page.`,
  },
  request: {
    subject: (event: string) => `Your request about ${event}`,
    heading: 'We have your request',
    looked:
      'Our office will look at it and write to you. Until then nothing changes: your registration and your payments stay as they are.',
    asked: 'You asked',
  },
}

/** The words around what a mail says, in its text and its HTML. */
export const frame = {
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

export type FrameWords = typeof frame

type Registered = { registration: string; from: string; until: string | undefined }
type Listed = { amount: string; day: string; towards: string }

export const gifts = {
  subject: (amount: string) => `Thank you for your gift of ${amount}`,
  heading: 'Thank you for your gift',
  dear: (giver: string) => `Dear ${giver},`,
  received: 'We have received your gift with thanks to God and to you. This is your receipt.',
  receivedFrom: 'Received from',
  giversPan: 'PAN of the giver',
  churchsPan: 'PAN of the church',
  taxRegistration: 'Registration under section 80G',
  taxRegistered: ({ registration, from, until }: Registered) =>
    `${registration}, dated ${from}${until ? `, valid until ${until}` : ''}`,
  onOurSite: 'See this payment on our site',
  byComputer: 'This receipt was made by computer and needs no signature.',
  statement: {
    title: (year: string) => `Your gifts in ${year}`,
    all: ({ recipient, year }: { recipient: string; year: string }) =>
      `This is the statement of all gifts that we received from ${recipient} in the financial year ${year} (April to March).`,
    thanks: 'Thank you for each of them.',
    receipt: (number: string) => `Receipt ${number}`,
    gift: ({ amount, day, towards }: Listed) => `${amount}, ${day}, ${towards}`,
    together: 'Total',
    byComputer: 'This statement was made by computer and needs no signature.',
  },
}

/** Before the facts of a mail, and the facts that are one of a few words. */
export const labels = {
  conference: 'Conference',
  when: 'When',
  where: 'Where',
  registeringAs: 'Registering as',
  residential: 'Type of registration',
  arrival: 'Arrival',
  amount: 'Amount',
  inWords: 'In words',
  towards: 'Towards',
  date: 'Date',
  day: 'Day',
  transaction: 'Transaction number',
  bankReference: 'Bank reference',
  providerNumber: 'Payment provider’s number',
  givenBack: 'Given back',
  kept: 'Kept',
  paid: 'Paid',
  balanceDue: 'Balance due',
  receiptNumber: 'Receipt number',
  paidBy: 'Paid by',
  reference: 'Reference',
  receipt: 'Receipt',
  methods: {
    Cash: 'Cash',
    UPI: 'UPI',
    'Bank transfer': 'Bank transfer',
    Cheque: 'Cheque',
  } satisfies Record<HandMethod, string>,
}

type LinksRegistered = { event: string; first: string; others: number; at: string }

export const links = {
  one: {
    subject: ({ isGift, txnid }: { isGift: boolean; txnid: string }) =>
      `The link to ${isGift ? 'your gift' : 'your registration'} (${txnid})`,
    heading: (isGift: boolean) => `The link to ${isGift ? 'your gift' : 'your registration'}`,
    asked:
      'Somebody who knows your transaction number asked us to send you this link. It opens a page with everything about it: the payment status, the receipt, and how to pay or try again.',
    yours: 'The link is yours alone. Whoever has it can see the same, so please do not pass it on.',
    closing:
      'If you did not ask for it, you don’t need to do anything: nobody else has received the link.',
  },
  all: {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    asked:
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration, ticket or gift.',
    yours:
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    closing:
      'If you did not ask for them, you don’t need to do anything: nobody else has received the links.',
    /** "Encounter with God, for Asha Rao and 4 others, registered on …" */
    registration: ({ event, first, others, at }: LinksRegistered) => {
      const more = others === 1 ? ' and one other' : ` and ${others} others`
      return `${event}, for ${first}${others === 0 ? '' : more}, registered on ${at}`
    },
    ticket: ({ holder, event }: { holder: string; event: string }) =>
      `${holder}’s ticket for ${event}`,
    gift: ({ amount, towards, day }: { amount: string; towards: string; day: string }) =>
      `Your gift of ${amount} towards ${towards}, ${day}`,
  },
}

export const officeChanges = {
  changedSubject: (event: string) => `Your registration for ${event} was changed`,
  changedHeading: 'Your registration was changed',
  restoredSubject: (event: string) => `Your registration for ${event} was restored`,
  restoredHeading: 'Your registration was restored',
  changed: (event: string) => `Our office has changed the registration for ${event}.`,
  restored: (event: string) =>
    `The registration for ${event} had been cancelled. Our office has restored it.`,
  validAgain: (count: number) => `Your ${count > 1 ? 'tickets are' : 'ticket is'} valid again.`,
  waitingAgain: 'It is on the waiting list again.',
  reduced: (amount: string) => `We have taken ${amount} off the price.`,
  confirmed: 'Your places are confirmed.',
  reductionTakenBack: (amount: string) =>
    `We had taken ${amount} off the price. This reduction no longer applies.`,
  paymentTakenBack: ({ amount, method }: { amount: string; method: string }) =>
    `We had recorded ${amount} by ${method} as paid. This entry was reversed: it no longer counts as paid, and its receipt is no longer valid.`,
  byHand: 'hand',
  heldUntil: (moment: string) => `Your places are held for you until ${moment}.`,
  takenOff: 'Taken off',
  added: 'Added',
  price: 'Price',
  /** "11 (was 12)" */
  was: ({ now, before }: { now: string; before: string }) => `${now} (was ${before})`,
}

export const openings = {
  confirm: {
    subject: (title: string) => `Confirm your address: ${title}`,
    heading: 'Shall we tell you when it opens?',
    asked: (title: string) =>
      `Somebody typed this address to be told when registration opens: ${title}. Please open the link and press the button, then we will write to you once.`,
    button: 'Confirm your address',
    closing: 'If it was not you, do nothing. We will delete the address after a week.',
  },
  subject: (title: string) => `You can register now: ${title}`,
  heading: 'You can register now',
  open: (title: string) =>
    `You asked us to tell you when the form opens. It is open now: ${title}.`,
  onlyMail: 'This is the only mail about it. We have removed your address.',
  register: 'Register',
}

type Paid = { amount: string; towards: string }

export const payments = {
  failed: {
    subject: ({ amount, txnid }: { amount: string; txnid: string }) =>
      `Your payment of ${amount} did not go through (${txnid})`,
    heading: 'Your payment did not go through',
    notReceived: ({ amount, towards }: Paid) =>
      `We have not received your payment of ${amount} for ${towards}.`,
    doubtful:
      'Your bank did not answer. If it shows that money was taken, please wait a day before you try again: we’ll keep checking, and the payment will either be confirmed or given back by your bank.',
    certain:
      'If your bank shows that money was taken, it will give it back within a few days, or the payment will be confirmed later and we will write to you again.',
    tryAgain: 'Try again',
    closing:
      'You can try again without re-entering anything. If you have paid in another way since, all is well.',
  },
  twice: {
    subject: (txnid: string) => `We have received a second payment from you (${txnid})`,
    heading: 'You have paid twice',
    second: ({ amount, towards }: Paid) =>
      `A second payment of ${amount} for ${towards} has reached us, after an earlier one had already paid for the same thing.`,
    nothingLost:
      'Nothing is lost. Our office will give this payment back, unless you tell us otherwise.',
  },
  coming: {
    subject: ({ amount, txnid }: { amount: string; txnid: string }) =>
      `${amount} is on its way back to you (${txnid})`,
    heading: 'Your money is on its way back',
    says: ({ amount, towards }: Paid) =>
      `${amount} is on its way back to you, the same way you paid for ${towards}.`,
    next: 'We will write to you again when the bank has given it back.',
  },
  refused: {
    subject: ({ amount, txnid }: { amount: string; txnid: string }) =>
      `${amount} could not be given back (${txnid})`,
    heading: 'Your money could not be given back',
    says: ({ amount, towards }: Paid) =>
      `${amount} could not be given back the way you paid for ${towards}: the bank refused it.`,
    next: 'Nothing is lost: the money is with us, and our office will write to you.',
  },
  refunded: {
    subject: ({ amount, txnid }: { amount: string; txnid: string }) =>
      `We have given back your payment of ${amount} (${txnid})`,
    heading: 'Your payment was refunded',
    givenBack: ({ amount, towards }: Paid) =>
      `${amount} for ${towards} has been given back to you, the same way you paid.`,
    subjectInPart: ({ amount, txnid }: { amount: string; txnid: string }) =>
      `We have given back ${amount} of your payment (${txnid})`,
    headingInPart: 'Part of your payment was refunded',
    givenBackInPart: ({ amount, towards, returned }: Paid & { returned: string }) =>
      `Of your payment of ${amount} for ${towards}, ${returned} has been given back to you in all, the same way you paid. The rest still counts as paid.`,
    sevenDays: 'Banks may take up to seven working days to show it.',
    closing: 'If it has not arrived by then, please give your bank the numbers above.',
  },
  question: 'If you have a question, please reply to this mail and mention the transaction number.',
  yourGift: 'Your gift',
  yourRegistration: 'Your registration',
  status: 'Payment status',
  goOn: 'Continue to payment',
}

/** A hold may have no end. */
type Held = { event: string; until: string | undefined }

export const places = {
  waiting: {
    subject: (event: string) => `You are on the waiting list for ${event}`,
    heading: 'You are on the waiting list',
    noPlaces: (event: string) =>
      `There are no places left for you at ${event} just now, so we have put you on the waiting list.`,
    nothingToPay:
      'There is nothing to pay now. As soon as a place is free for you, we will write to you with a link to pay; please do not travel before that.',
    closing:
      'If you no longer wish to come, please tell us: reply to this mail, or call the office.',
  },
  offered: {
    subject: ({ event, txnid }: { event: string; txnid: string }) =>
      `There is a place for you at ${event} (${txnid})`,
    heading: 'There is a place for you',
    kept: ({ event, until }: Held) =>
      `You were on the waiting list for ${event}, and now there is a place. We are keeping it for you${until ? ` until ${until}` : ''}.`,
    yours: (amount: string) =>
      `It is yours once you have paid ${amount}. You don’t need to re-enter anything.`,
    closing: 'If you can no longer come, please tell us, so that somebody else can.',
  },
  late: {
    subject: (txnid: string) => `Your payment came after your places were released (${txnid})`,
    heading: 'We have your payment, and are looking for a place',
    cameLate: ({ amount, towards }: { amount: string; towards: string }) =>
      `Your payment of ${amount} for ${towards} has reached us, but only after the places held for you had been released.`,
    nothingLost:
      'Nothing is lost. Our office will write to you: either there is still a place for you, or you will get all of your money back. Please do not travel before you have heard from us.',
  },
  keep: {
    subject: (event: string) => `Please keep your places at ${event}`,
    heading: 'Please keep your places',
    held: ({ event, until }: Held) =>
      `Your places at ${event} are held for you${until ? ` until ${until}` : ''}. Nothing is due online.`,
    press:
      'Please open the link below and press "Keep our places". Otherwise they will be given to others.',
    button: 'Keep our places',
    closing: 'If you did not register, you don’t need to do anything: the places will be released.',
  },
  givenBack: {
    subject: (event: string) => `Your places at ${event} have been released`,
    heading: 'Your places have been released',
    released: (event: string) =>
      `You registered for ${event}. The places held for you were released, because they were not confirmed in time.`,
    again: 'If you would still like to come, please fill in the form again.',
    button: 'Fill in the form again',
    closing: 'If you did not register, you don’t need to do anything.',
  },
}

export const registrations = {
  paidSubject: ({ event, txnid }: { event: string; txnid: string }) =>
    `You are registered for ${event} (${txnid})`,
  paidHeading: 'You are registered, and we have received your payment',
  paidInPart: (balance: string) => `You have paid in part. ${balance}`,
  everythingPaid: 'Everything is paid. There is nothing more to pay.',
  subject: (event: string) => `You are registered for ${event}`,
  heading: 'You are registered',
  nothingOnline: 'Nothing is due online.',
  bring: (amount: string) => `Please bring ${amount} to the registration desk.`,
  closing:
    'If your plans change, you can correct or cancel your registration on its page, or call the office.',
  recordedSubject: ({ amount, event }: { amount: string; event: string }) =>
    `We have received ${amount} for ${event}`,
  recordedHeading: 'We have received your payment',
  thanks: (more: string) => `Thank you. ${more}`,
  looking:
    'Our office will look for a place for you and write to you. Please do not travel before that.',
  notRight: 'If something here is not right, please reply to this mail, or call the office.',
}

export const reminders = {
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

export const tickets = {
  subject: ({ event, count }: { event: string; count: number }) =>
    `Your ${count > 1 ? 'tickets' : 'ticket'} for ${event}`,
  heading: (event: string) => `You are registered for ${event}`,
  needed: 'This is what you need at the entrance.',
  plansChange: 'If your plans change, please tell us: reply to this mail, or call the office.',
  see: 'See your ticket',
  pageOf: (name: string) => `${name}’s page`,
}

/** What many mails about a registration say. */
export const visit = {
  welcome: (event: string) => `We look forward to seeing you at ${event}.`,
  over: (day: string) => `This conference was over on ${day}.`,
  movedFrom: (dates: string) => `Moved from ${dates}.`,
  people: {
    registered: 'Who is registered',
    cancelled: 'Who was registered',
    waiting: 'Who is waiting',
    expected: 'Who is coming',
    missed: 'Who was coming',
  },
  /** The balance can be paid on the private page, which every mail leads to. */
  balance: (amount: string) =>
    `${amount} is still due; please pay it on the page of your registration, or at the registration desk.`,
  stillDue: (amount: string) => `${amount} is still due.`,
  nothingDue: 'Nothing is due.',
  coming: (amount: string) => `${amount} is on its way back to you.`,
  /** Of a cancelled registration. */
  held: (amount: string) => `${amount} is still with us. Our office will write to you about it.`,
  /** More was paid than the price; what happens to it. */
  excess: (amount: string) =>
    `You have paid ${amount} more than the price. Our office will give it back to you.`,
  /** In mails about what was done before a cancellation, which has a mail of its own. */
  cancelledSince: 'After that, the registration was cancelled.',
  /** Ends mails about changes. */
  surprise: 'If this comes as a surprise, please reply to this mail, or call the office.',
  see: 'See your registration',
  letter: 'General Information Letter (PDF)',
}

export type VisitWords = typeof visit
