import type { FailureReason } from '#domain/payments/outcome.ts'

/** Why a payment failed, in words of the payer's. */
const failures: Record<FailureReason, string> = {
  cancelled: 'You cancelled the payment.',
  left: 'You left the payment page before the payment was made.',
  declined: 'Your bank declined the payment.',
  'not-enough': 'There was not enough money in the account, or a limit was reached.',
  'wrong-details': 'A number, password or code did not match.',
  'timed-out': 'The payment took too long, and the time ran out.',
  'no-answer': 'Your bank did not answer, and nothing has been received so far.',
  unknown: 'The payment did not go through.',
}

export const en = {
  date: 'Date',
  txnid: 'Transaction number',
  towards: 'Towards',
  paidTowards: 'Paid towards',
  amount: 'Amount',
  amountPaid: 'Amount paid',
  payer: 'Payer',
  reason: 'Reason',
  details: 'Details',
  about: 'About this payment',
  receipt: 'Receipt',
  contact: 'Contact us',
  toStart: 'Go to the start page',
  tryAgain: 'Try again',
  goOn: 'Continue to payment',
  failures,
  failed: {
    taken: 'Nothing was received. You can try again without re-entering anything.',
    more: 'If your bank shows that money was taken, it will return it within a few days, or the payment will be confirmed here later.',
  },
  dropped: {
    taken:
      'We will keep checking. If nothing was taken, you can try again now without re-entering anything.',
    more: 'If your bank shows that money was taken, please wait a day before you try again: either the payment will be confirmed here, or your bank will give the money back.',
  },
  checksAgain:
    'This page checks again automatically. You can also close it and come back later with your transaction number.',
  waiting: {
    lead: 'We are waiting for your bank. Please do not pay again.',
    more: 'We’ll keep checking with our payment provider. Nothing is lost in the meantime.',
  },
  outcomes: {
    'not-started': {
      lead: 'Our payment provider has not heard of this payment, so nothing was taken.',
      more: 'If you have just paid, your payment is being confirmed: please do not pay again.',
    },
    begun: {
      lead: 'You reached the page of our payment provider, but nothing was taken.',
      more: 'If you have just paid, your payment is being confirmed: please do not pay again. Otherwise you can continue whenever you like.',
    },
    'at-the-bank': {
      lead: 'Your payment is at the bank, which has not answered yet. Please do not pay again.',
      more: 'Some banks take minutes, and a few take until the next day. We’ll keep checking.',
    },
    taken: {
      lead: 'Your money was taken, but the payment is not confirmed yet. Please do not pay again.',
      more: 'Our payment provider has reported that it went through, and we are still verifying it. Nothing is lost: we’ll keep checking until it is confirmed.',
    },
    held: {
      lead: 'Your bank has set the money aside but not handed it over yet. Please do not pay again.',
      more: 'It will be confirmed here as soon as it reaches us. If it does not, your bank will release it by itself.',
    },
    mismatched: {
      lead: 'Money was taken, but not the amount that we asked for. Please do not pay again.',
      more: 'Our office can see this and will put it right. Please have the numbers below ready when you call.',
    },
  },
  refunded: 'This payment was received and has been given back in full.',
  bankTakes:
    'Banks may take up to seven working days to show it. If it has not arrived by then, please give your bank the numbers above.',
  paidTwice:
    'Another payment for the same thing had already reached us, so you have paid twice. Our office will give this payment back, unless you tell us otherwise.',
  linkToEverything:
    'The link in our mail opens a page with all the details and the receipt. We can send it again, to the e-mail address that we were given.',
  linkToPaying:
    'The link in our mail opens the page where you can pay or try again. We can send it again, to the e-mail address that we were given.',
  linkSent: 'The link is on its way to that address. It can take a few minutes.',
  sendLink: 'Send me the link',
  enterNumber: 'Enter your transaction number to see the status of your payment.',
  noSuchNumber: 'There is no payment with this transaction number. Please check it and try again.',
  numberHelp:
    'It is in the mail we sent you, and in the address of the page you saw after paying, for example 12345678901 or EWG12345678901.',
  find: 'Find',
}
