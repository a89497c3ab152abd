export const en = {
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

export type RegistrationWords = typeof en
