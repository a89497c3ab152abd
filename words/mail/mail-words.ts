type Saying<Facts, Text> = Text | ((facts: Facts) => Text)

/** What a mail says, from facts that are texts in its language. */
export type WordsFrom<Facts> = {
  subject: Saying<Facts, string>
  heading: Saying<Facts, string>
  /** What is undefined or false is left out. */
  paragraphs: Saying<Facts, readonly (string | false | undefined)[]>
  /** The main link's label, where that is not what the link is called elsewhere. */
  button?: Saying<Facts, string>
  closing?: Saying<Facts, string>
  /** Why somebody gets it, where the kind of mail does not say so already. */
  reason?: string
}

type Registration = {
  event: string
  isPayer: boolean
  isCancelled: boolean
  /** A sentence for those who are expected. */
  welcome: string
  /** The same once there are places for them; that it was cancelled, once it was. */
  expected: string | undefined
  /** Sentences about what is still due, and about what was paid too much. */
  balance: string | undefined
  excess: string | undefined
  /** Sentences about all the money, for the payer alone. */
  standing: readonly string[]
  /** How many tickets whoever reads the mail has. */
  count: number
}

type Place = { event: string; until: string | undefined }

type Payment = { txnid: string; towards: string; amount: string }

type Refund = { txnid: string; towards: string; refund: string }

type Address = { event: string; which: 'old' | 'new'; by: 'office' | 'visitor' }

type Cancellation = { event: string; by: 'office' | 'visitor' | 'date'; money: readonly string[] }

type Facts = {
  'registration-paid': Registration & { txnid: string }
  'registration-received': Registration & {
    dueOnline: string | undefined
    bring: string | undefined
  }
  'payment-recorded': Registration & { amount: string }
  ticket: Registration
  'registration-moved': Registration
  'registration-corrected': Registration & { stillDue: string | undefined }
  'request-received': Registration
  'registration-cancelled': Cancellation
  'person-cancelled': Cancellation & { person: string }
  'email-changed': Address
  'givers-email-changed': Address
  'waiting-listed': Place
  'place-offered': Place & { txnid: string; price: string }
  'paid-late': Payment
  'keep-places': Place
  'places-released': Place
  'payment-failed': Payment & { price: string; isDoubtful: boolean }
  'paid-twice': Payment
  'refund-coming': Refund
  'refund-refused': Refund
  refunded: Payment
  'refunded-in-part': Payment & { returned: string }
  'gift-receipt': { amount: string; txnid?: string }
  'gift-statement': { year: string; recipient: string }
  'private-link': { isGift: boolean; txnid: string }
  'private-links': unknown
  'confirm-address': { title: string }
  'registration-opened': { title: string }
  'payment-pending': Payment
  'payment-unfinished': Payment & { isReleased: boolean; heldUntil: string | undefined }
  'balance-reminder': { event: string; stillDue: string; dueBy: string }
  'conference-reminder': { event: string; hasLetter: boolean }
  'monthly-gift': { amount: string }
}

export type MailWords = { [Name in keyof Facts]: WordsFrom<Facts[Name]> }
