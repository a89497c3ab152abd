/** A mail before it has a form: the same words become text and HTML. */
export type MailBody = {
  subject: string
  heading: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  /** Names, one a line, under a heading of their own. */
  people?: { heading: string; names: string[] } | undefined
  /** The one thing to do next. */
  action?: { label: string; href: string } | undefined
  links: { label: string; href: string }[]
  closing: string[]
}

/** Who writes: at the foot of every mail. */
export type Sender = { name: string; address: string; phone: string; email: string }
