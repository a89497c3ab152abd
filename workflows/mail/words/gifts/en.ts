type Registered = { registration: string; from: string; until: string | undefined }
type Listed = { amount: string; day: string; towards: string }

export const en = {
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

export type GiftWords = typeof en
