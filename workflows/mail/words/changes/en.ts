export const en = {
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

export type ChangeWords = typeof en
