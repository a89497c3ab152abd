import type { HandMethod } from '#domain/payments/hand-money.ts'
import type { MailWords } from './mail-words.ts'

export const frame = {
  dear: (name: string) => `Dear ${name},`,
  stopReminders: 'Stop reminders',
  /** Below the codes of the tickets. */
  ticketsAttached:
    'The QR codes are in the file tickets.pdf and on your page. Please show them at the entrance, on your phone or on paper.',
  reasons: {
    form: 'You are receiving this mail because this address was given to us with a registration or a gift.',
    registered:
      'You are receiving this mail because this address belongs to a registration with us.',
    gave: 'You are receiving this mail because a gift was made with this address.',
    asked: 'You are receiving this mail because somebody asked us to send it to this address.',
    opening: 'You are receiving this mail once, because this address was given to us for it.',
    unfinished:
      'You are receiving this mail once, because a payment was begun with this address and not finished.',
    balance:
      'You are receiving this mail once, because a part of your registration is still to be paid.',
    monthly: 'You are receiving this mail because you asked us to remind you each month.',
    comes: 'You are receiving this mail once, because you are registered with this address.',
  },
}

export type FrameWords = typeof frame

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
  txnid: 'Transaction number',
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
  receivedFrom: 'Received from',
  giversPan: 'PAN of the giver',
  churchsPan: 'PAN of the church',
  taxRegistration: 'Registration under section 80G',
  wish: 'You asked',
  stillDue: 'Still due',
  dueBy: 'Due by',
  together: 'Total',
  methods: {
    Cash: 'Cash',
    UPI: 'UPI',
    'Bank transfer': 'Bank transfer',
    Cheque: 'Cheque',
  } satisfies Record<HandMethod, string>,
}

type RegistrationLine = { event: string; first: string; others: number; at: string }
type GiftLine = { amount: string; towards: string; day: string }

export const links = {
  yourGift: 'Your gift',
  yourRegistration: 'Your registration',
  status: 'Payment status',
  onOurSite: 'See this payment on our site',
  ticket: 'See your ticket',
  pageOf: (name: string) => `${name}’s page`,
  change: 'Change, pause or end this reminder',
  /** "Encounter with God, for Asha Rao and 4 others, registered on …" */
  registration: ({ event, first, others, at }: RegistrationLine) => {
    const more = others === 1 ? ' and one other' : ` and ${others} others`
    return `${event}, for ${first}${others === 0 ? '' : more}, registered on ${at}`
  },
  ticketFor: ({ holder, event }: { holder: string; event: string }) =>
    `${holder}’s ticket for ${event}`,
  gift: ({ amount, towards, day }: GiftLine) => `Your gift of ${amount} towards ${towards}, ${day}`,
}

type TaxRegistration = { registration: string; from: string; until: string | undefined }

export const gifts = {
  taxRegistered: ({ registration, from, until }: TaxRegistration) =>
    `${registration}, dated ${from}${until ? `, valid until ${until}` : ''}`,
  receipt: (number: string) => `Receipt ${number}`,
  given: ({ amount, day, towards }: GiftLine) => `${amount}, ${day}, ${towards}`,
  byComputer: 'This receipt was made by computer and needs no signature.',
}

export const cancelledMoney = {
  nothing: 'We have received no payment for it, so there is nothing to give back.',
  returned: (amount: string) => `${amount} has gone back to you.`,
  byHand: (amount: string) =>
    `Our office will give ${amount} back to you, and write to you about it.`,
  kept: (amount: string) => `We keep ${amount}, as the page said before the cancellation.`,
  other: (amount: string) =>
    `Our office will write to you about the other ${amount} that you have paid.`,
  open: (amount: string) => `You have paid ${amount}. Our office will write to you about it.`,
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
  offerWithdrawn: 'The places that we offered to you are no longer held for you.',
  waitingAgain: 'It is on the waiting list again.',
  reduced: (amount: string) => `You have a discount of ${amount}.`,
  confirmed: 'Your places are confirmed.',
  reductionTakenBack: (amount: string) => `You had a discount of ${amount}. It no longer applies.`,
  paymentTakenBack: ({ amount, method }: { amount: string; method: string }) =>
    `We had recorded ${amount} ${method} as paid. This entry was reversed: it no longer counts as paid, and its receipt is no longer valid.`,
  givenBack: ({ amount, method }: { amount: string; method: string }) =>
    `We have given ${amount} back to you ${method}.`,
  notGivenBack: ({ amount, method }: { amount: string; method: string }) =>
    `We had recorded ${amount} as given back to you ${method}. This entry was reversed: it was not given back.`,
  byHand: 'by hand',
  heldUntil: (moment: string) => `Your places are held for you until ${moment}.`,
  takenOff: 'Removed',
  added: 'Added',
  price: 'Price',
  /** "11 (was 12)" */
  was: ({ now, before }: { now: string; before: string }) => `${now} (was ${before})`,
}

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
  nothingDue: 'Nothing is due.',
  coming: (amount: string) => `${amount} is on its way back to you.`,
  /** Of a cancelled registration. */
  held: (amount: string) => `${amount} is still with us. Our office will write to you about it.`,
  excess: (amount: string) =>
    `You have paid ${amount} more than the price. Our office will give it back to you.`,
  /** In mails about what was done before a cancellation, which has a mail of its own. */
  cancelledSince: 'After that, the registration was cancelled.',
  surprise: 'If this comes as a surprise, please reply to this mail, or call the office.',
  see: 'See your registration',
  letter: 'General Information Letter (PDF)',
}

export type VisitWords = typeof visit

const everythingPaid = 'Everything is paid. There is nothing more to pay.'

const canChange =
  'If your plans change, you can correct or cancel your registration on its page, or call the office.'

const tellUs = 'If your plans change, please tell us: reply to this mail, or call the office.'

const question =
  'If you have a question, please reply to this mail and mention the transaction number.'

const goOn = 'Continue to payment'

const sevenDays = 'Banks may take up to seven working days to show it.'

const askYourBank = 'If it has not arrived by then, please give your bank the numbers above.'

const changedBy: MailWords['email-changed']['closing'] = ({ by }) =>
  `${by === 'visitor' ? 'It was changed on the private page of the registration.' : 'Our office has changed it.'} ${visit.surprise}`

export const mails: MailWords = {
  'registration-paid': {
    subject: ({ event, txnid }) => `You are registered for ${event} (${txnid})`,
    heading: 'You are registered, and we have received your payment',
    paragraphs: ({ welcome, balance, excess }) => [
      welcome,
      balance ? `You have paid in part. ${balance}` : (excess ?? everythingPaid),
    ],
    closing: canChange,
  },
  'registration-received': {
    subject: ({ event }) => `You are registered for ${event}`,
    heading: 'You are registered',
    paragraphs: ({ welcome, dueOnline, bring }) => [
      welcome,
      dueOnline ?? 'Nothing is due online.',
      bring && `Please bring ${bring} to the registration desk.`,
    ],
    closing: canChange,
  },
  'payment-recorded': {
    subject: ({ amount, event }) => `We have received ${amount} for ${event}`,
    heading: 'We have received your payment',
    paragraphs: ({
      expected = 'Our office will look for a place for you and write to you. Please do not travel before that.',
      ...money
    }) => [
      `Thank you. ${expected}`,
      !money.isCancelled && (money.balance ?? money.excess ?? everythingPaid),
    ],
    closing: 'If something here is not right, please reply to this mail, or call the office.',
  },
  ticket: {
    subject: ({ event, count }) => `Your ${count > 1 ? 'tickets' : 'ticket'} for ${event}`,
    heading: ({ event }) => `You are registered for ${event}`,
    paragraphs: ({ welcome }) => [welcome, 'This is what you need at the entrance.'],
    closing: tellUs,
  },
  'registration-moved': {
    subject: ({ event }) => `Your registration was moved to ${event}`,
    heading: 'Your registration has a new date',
    paragraphs: ({ isPayer, isCancelled, standing, count }) => [
      isPayer && !isCancelled
        ? 'Our office has moved your registration. What you have paid counts for the new date.'
        : 'Our office has moved your registration.',
      ...standing,
      count > 0 &&
        `${count === 1 ? 'A ticket' : 'Tickets'} for the new date and an entry for your calendar are attached to this mail.`,
    ],
    closing: visit.surprise,
  },
  'registration-corrected': {
    subject: ({ event }) => `The registration for ${event} was corrected`,
    heading: 'Your registration was corrected',
    paragraphs: ({ event, stillDue }) => [
      `The details of the registration for ${event} were corrected on its private page.`,
      stillDue && `${stillDue} is still due.`,
    ],
    closing: visit.surprise,
  },
  'request-received': {
    subject: ({ event }) => `Your request about ${event}`,
    heading: 'We have your request',
    paragraphs: [
      'Our office will look at it and write to you. Until then nothing changes: your registration and your payments stay as they are.',
    ],
    closing: visit.surprise,
  },
  'registration-cancelled': {
    subject: ({ event }) => `Your registration for ${event} was cancelled`,
    heading: 'Your registration was cancelled',
    paragraphs: ({ event, by, money }) => [
      by === 'date'
        ? `${event} will not take place on this date, so your registration was cancelled. There is nothing more to pay for it.`
        : by === 'office'
          ? `Your registration for ${event} was cancelled by our office. Its places will go to others, and there is nothing more to pay for it.`
          : `Your registration for ${event} was cancelled on its private page. Its places will go to others, and there is nothing more to pay for it.`,
      'Please do not pay for it any more, not even with a link from an earlier mail.',
      ...money,
    ],
    button: 'Register again',
    closing: visit.surprise,
  },
  'person-cancelled': {
    subject: ({ person, event }) => `${person} was removed from the registration for ${event}`,
    heading: 'A place was cancelled',
    paragraphs: ({ person, event, money }) => [
      `The place of ${person} at ${event} was cancelled on the private page of the registration.`,
      ...money,
    ],
    closing: visit.surprise,
  },
  'email-changed': {
    subject: ({ event }) => `Your e-mail address for ${event} was changed`,
    heading: 'An e-mail address was changed',
    paragraphs: ({ event, which }) => [
      which === 'new'
        ? `Mails about the registration for ${event} will come to this address from now on.`
        : `Mails about a registration for ${event} will no longer come to this address.`,
    ],
    closing: changedBy,
  },
  'givers-email-changed': {
    subject: 'Your e-mail address for a gift was changed',
    heading: 'An e-mail address was changed',
    paragraphs: ({ which }) => [
      which === 'new'
        ? 'Mails about your gift will come to this address from now on.'
        : 'Mails about a gift will no longer come to this address.',
    ],
    closing: changedBy,
  },
  'waiting-listed': {
    subject: ({ event }) => `You are on the waiting list for ${event}`,
    heading: 'You are on the waiting list',
    paragraphs: ({ event }) => [
      `There are no places left for you at ${event} just now, so we have put you on the waiting list.`,
      'There is nothing to pay now. As soon as a place is free for you, we will write to you with a link to pay; please do not travel before that.',
    ],
    closing:
      'If you no longer wish to come, please tell us: reply to this mail, or call the office.',
  },
  'place-offered': {
    subject: ({ event, txnid }) => `There is a place for you at ${event} (${txnid})`,
    heading: 'There is a place for you',
    paragraphs: ({ event, until, price }) => [
      `You were on the waiting list for ${event}, and now there is a place. We are keeping it for you${until ? ` until ${until}` : ''}.`,
      `It is yours once you have paid ${price}. You don’t need to re-enter anything.`,
    ],
    button: goOn,
    closing: 'If you can no longer come, please tell us, so that somebody else can.',
  },
  'paid-late': {
    subject: ({ txnid }) => `Your payment came after your places were released (${txnid})`,
    heading: 'We have your payment, and are looking for a place',
    paragraphs: ({ amount, towards }) => [
      `Your payment of ${amount} for ${towards} has reached us, but only after the places held for you had been released.`,
      'Nothing is lost. Our office will write to you: either there is still a place for you, or you will get all of your money back. Please do not travel before you have heard from us.',
    ],
    closing: question,
  },
  'keep-places': {
    subject: ({ event }) => `Please keep your places at ${event}`,
    heading: 'Please keep your places',
    paragraphs: ({ event, until }) => [
      `Your places at ${event} are held for you${until ? ` until ${until}` : ''}. Nothing is due online.`,
      'Please open the link below and press "Keep our places". Otherwise they will be given to others.',
    ],
    button: 'Keep our places',
    closing: 'If you did not register, you don’t need to do anything: the places will be released.',
  },
  'places-released': {
    subject: ({ event }) => `Your places at ${event} have been released`,
    heading: 'Your places have been released',
    paragraphs: ({ event }) => [
      `You registered for ${event}. The places held for you were released, because they were not confirmed in time.`,
      'If you would still like to come, please fill in the form again.',
    ],
    button: 'Fill in the form again',
    closing: 'If you did not register, you don’t need to do anything.',
  },
  'payment-failed': {
    subject: ({ price, txnid }) => `Your payment of ${price} did not go through (${txnid})`,
    heading: 'Your payment did not go through',
    paragraphs: ({ price, towards, isDoubtful }) => [
      `We have not received your payment of ${price} for ${towards}.`,
      isDoubtful
        ? 'Your bank did not answer. If it shows that money was taken, please wait a day before you try again: we’ll keep checking, and the payment will either be confirmed or given back by your bank.'
        : 'If your bank shows that money was taken, it will give it back within a few days, or the payment will be confirmed later and we will write to you again.',
    ],
    button: 'Try again',
    closing:
      'You can try again without re-entering anything. If you have paid in another way since, all is well.',
  },
  'paid-twice': {
    subject: ({ txnid }) => `We have received a second payment from you (${txnid})`,
    heading: 'You have paid twice',
    paragraphs: ({ amount, towards }) => [
      `A second payment of ${amount} for ${towards} has reached us, after an earlier one had already paid for the same thing.`,
      'Nothing is lost. Our office will give this payment back, unless you tell us otherwise.',
    ],
    closing: question,
  },
  'refund-coming': {
    subject: ({ refund, txnid }) => `${refund} is on its way back to you (${txnid})`,
    heading: 'Your money is on its way back',
    paragraphs: ({ refund, towards }) => [
      `${refund} is on its way back to you, the same way you paid for ${towards}.`,
      'We will write to you again when the bank has given it back.',
    ],
    closing: question,
  },
  'refund-refused': {
    subject: ({ refund, txnid }) => `${refund} could not be given back (${txnid})`,
    heading: 'Your money could not be given back',
    paragraphs: ({ refund, towards }) => [
      `${refund} could not be given back the way you paid for ${towards}: the bank refused it.`,
      'Nothing is lost: the money is with us, and our office will write to you.',
    ],
    closing: question,
  },
  refunded: {
    subject: ({ amount, txnid }) => `We have given back your payment of ${amount} (${txnid})`,
    heading: 'Your payment was refunded',
    paragraphs: ({ amount, towards }) => [
      `${amount} for ${towards} has been given back to you, the same way you paid.`,
      sevenDays,
    ],
    closing: askYourBank,
  },
  'refunded-in-part': {
    subject: ({ returned, txnid }) => `We have given back ${returned} of your payment (${txnid})`,
    heading: 'Part of your payment was refunded',
    paragraphs: ({ amount, towards, returned }) => [
      `Of your payment of ${amount} for ${towards}, ${returned} has been given back to you in all, the same way you paid. The rest still counts as paid.`,
      sevenDays,
    ],
    closing: askYourBank,
  },
  'gift-receipt': {
    subject: ({ amount, txnid }) =>
      `Thank you for your gift of ${amount}${txnid ? ` (${txnid})` : ''}`,
    heading: 'Thank you for your gift',
    paragraphs: ['We have received your gift with thanks to God and to you. This is your receipt.'],
    closing: gifts.byComputer,
  },
  'gift-statement': {
    subject: ({ year }) => `Your gifts in ${year}`,
    heading: ({ year }) => `Your gifts in ${year}`,
    paragraphs: ({ recipient, year }) => [
      `This is the statement of all gifts that we received from ${recipient} in the financial year ${year} (April to March).`,
      'Thank you for each of them.',
    ],
    closing: 'This statement was made by computer and needs no signature.',
  },
  'private-link': {
    subject: ({ isGift, txnid }) =>
      `The link to ${isGift ? 'your gift' : 'your registration'} (${txnid})`,
    heading: ({ isGift }) => `The link to ${isGift ? 'your gift' : 'your registration'}`,
    paragraphs: [
      'Somebody who knows your transaction number asked us to send you this link. It opens a page with everything about it: the payment status, the receipt, and how to pay or try again.',
      'The link is yours alone. Whoever has it can see the same, so please do not pass it on.',
    ],
    closing:
      'If you did not ask for it, you don’t need to do anything: nobody else has received the link.',
  },
  'private-links': {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    paragraphs: [
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration, ticket or gift.',
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    ],
    closing:
      'If you did not ask for them, you don’t need to do anything: nobody else has received the links.',
  },
  'confirm-address': {
    subject: ({ title }) => `Confirm your address: ${title}`,
    heading: 'Shall we tell you when it opens?',
    paragraphs: ({ title }) => [
      `Somebody typed this address to be told when registration opens: ${title}. Please open the link and press the button, then we will write to you once.`,
    ],
    button: 'Confirm your address',
    closing: 'If it was not you, do nothing. We will delete the address after a week.',
  },
  'registration-opened': {
    subject: ({ title }) => `You can register now: ${title}`,
    heading: 'You can register now',
    paragraphs: ({ title }) => [
      `You asked us to tell you when the form opens. It is open now: ${title}.`,
      'This is the only mail about it. We have removed your address.',
    ],
    button: 'Register',
  },
  'payment-pending': {
    subject: ({ txnid }) => `Please don't pay again: your bank is still working on it (${txnid})`,
    heading: 'Your payment is being confirmed',
    paragraphs: ({ towards }) => [
      `Your payment for ${towards} has reached the bank, and the bank has not told us the outcome yet.`,
      'Please don’t pay again. We’ll keep checking, and will write to you as soon as we know more. If the money was taken and the payment fails, your bank will give it back.',
    ],
    reason:
      'You are receiving this mail once, because a payment of yours is still open at the bank.',
  },
  'payment-unfinished': {
    subject: ({ towards, txnid }) => `Your payment for ${towards} is not finished (${txnid})`,
    heading: 'Your payment is not finished',
    paragraphs: ({ towards, isReleased, heldUntil }) => [
      `You started to pay for ${towards}, but this payment has not reached us. You can continue without re-entering anything.`,
      isReleased
        ? 'The places held for you were released. If there are still places, they are yours once you pay.'
        : heldUntil && `Your place is held until ${heldUntil}.`,
    ],
    button: goOn,
    closing:
      'If you have changed your mind, you don’t need to do anything. If your bank shows that money was taken, please don’t pay again, and reply to this mail.',
  },
  'balance-reminder': {
    subject: ({ stillDue, event }) => `${stillDue} is still due for ${event}`,
    heading: ({ stillDue }) => `Still due: ${stillDue}`,
    paragraphs: ({ stillDue, event, dueBy }) => [
      `You are registered for ${event}. ${stillDue} is still due by ${dueBy}.`,
      'You can pay it on the page of your registration.',
    ],
    closing: 'If you have paid in the meantime, thank you: you don’t need to do anything.',
  },
  'conference-reminder': {
    subject: ({ event }) => `${event} begins soon`,
    heading: ({ event }) => `${event} begins soon`,
    paragraphs: ({ hasLetter }) => [
      'We look forward to seeing you. Here is everything that you need, in one place.',
      hasLetter &&
        'Please read the General Information Letter: it says what to bring and how to get there.',
    ],
    closing: tellUs,
  },
  'monthly-gift': {
    subject: ({ amount }) => `Your monthly gift of ${amount}`,
    heading: 'Your monthly gift',
    paragraphs: [
      'You asked us to remind you of your gift today. The button opens the form, filled in for you.',
      'Nothing is taken from your account automatically: you decide each time.',
    ],
    button: ({ amount }) => `Give ${amount}`,
    closing: 'Thank you for standing with us.',
  },
}
