type Paid = { amount: string; towards: string }

export const en = {
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

export type PaymentWords = typeof en
