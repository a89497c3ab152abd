import type { MailFacts, MailKind } from '#database/records/mail/mail-facts.ts'
import type { OutboxMail } from '#database/records/mail/outbox.ts'
import type { InEachLanguage, Language } from '#domain/language.ts'
import type { Limit } from '#domain/mail/letter.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import type { FrameWords, labels, VisitWords } from '#words/mail/en.ts'
import type { WordsFrom } from '#words/mail/mail-words.ts'
import { FRAME_WORDS, LABEL_WORDS, VISIT_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'

export type Mail<Kind extends MailKind = MailKind> = Omit<OutboxMail, 'kind' | 'facts'> & {
  kind: Kind
  facts: MailFacts[Kind]
}

/** What is stored with a mail besides what its server said. */
export type MailProblem = `limit-${Limit}` | 'may-have-come-twice'

type Reason = keyof FrameWords['reasons']

export type Mails = {
  readonly [Kind in MailKind]: {
    /** Why somebody gets it. What the office and its staff get says so itself. */
    reason?: Reason | undefined
    /** Without a limit are those that follow a verified payment or refund, or an action of the office. */
    limit: Limit | 'none'
    /** Not sent to those who have stopped reminders, and says how to stop them. */
    isReminder?: true
    /** The address was given for this mail alone, so it goes with it. */
    isOnlyForThis?: true
    attached?: 'tickets' | 'tickets-and-calendar'
    /** Undefined when the mail is no longer true, so it is not sent. */
    write: (services: Services, mail: Mail<Kind>) => Promise<MailBody | undefined>
  }
}

export type MailLink = { label: string; href: string }

export type Fact = [label: string, value: string]

/** The content of a mail, from which the text and the HTML version are made. */
export type MailBody = {
  language: Language
  subject: string
  heading: string
  greeting?: string | undefined
  paragraphs: string[]
  /** What the office wrote: its paragraphs and lines stay, and addresses of the web become links. */
  letter?: string | undefined
  facts?: Fact[]
  people?: { heading: string; names: string[] } | undefined
  /** The tickets of those who read this mail, with what their QR codes say; they are attached as a PDF too. */
  tickets?: { name: string; code: string; address: string }[] | undefined
  action?: MailLink | undefined
  links?: MailLink[]
  closing?: string[]
  /** Why this mail came, where that is not plain from what it is about. */
  reason?: string | undefined
  unsubscribe?: string | undefined
}

export type Sender = { name: string; address: string; phone: string; email: string }

export type DesignMail = (
  body: MailBody,
  sender: Sender,
) => Promise<Pick<OutgoingMail, 'html' | 'pictures'>>

/** The band of glass above each mail, and the QR codes of its tickets in their order. */
export const GLASS = 'glass@mail'

export function ticketPicture(index: number): string {
  return `ticket-${index + 1}@mail`
}

export type Line = Exclude<keyof typeof labels, 'methods' | 'receipt'>

/** What is read for a mail: texts in its language. What is missing is left out of it. */
type MailTexts = { readonly [Name in Line]?: string | undefined } & {
  language: Language
  reader?: string | undefined
  isCancelled?: boolean
  /** Facts without a label of their own, before those that have one. */
  table?: readonly Fact[]
  people?: readonly string[] | undefined
  tickets?: MailBody['tickets']
  letter?: MailBody['letter']
  links?: Readonly<Record<string, readonly MailLink[]>>
}

export type Sheet<Facts extends MailTexts> = {
  words: InEachLanguage<WordsFrom<Facts>>
  facts?: readonly (Line & keyof Facts)[]
  people?: keyof VisitWords['people']
  tickets?: true
  action?: keyof Facts['links']
  links?: readonly (keyof Facts['links'])[]
}

export function worded<About, Facts extends MailTexts>(
  reason: Reason | undefined,
  limit: Limit | 'none',
  read: (services: Services, mail: About) => Promise<Facts | undefined>,
  sheet: NoInfer<Sheet<Facts> | ((facts: Facts) => Sheet<Facts>)>,
) {
  const write = async (services: Services, mail: About) => {
    const facts = await read(services, mail)
    return facts && bodyOf(facts, typeof sheet === 'function' ? sheet(facts) : sheet)
  }
  return { reason, limit, write }
}

function bodyOf<Facts extends MailTexts>(facts: Facts, sheet: Sheet<Facts>): MailBody {
  const { language, reader, isCancelled, people, table = [], tickets } = facts
  const { subject, heading, paragraphs, button, closing, reason } = sheet.words[language]
  const linksOf = (name: keyof Facts['links']) => [...(facts.links?.[String(name)] ?? [])]
  const [action, ...more] = sheet.action === undefined ? [] : linksOf(sheet.action)
  const are = isCancelled && sheet.people === 'registered' ? 'cancelled' : sheet.people
  return {
    language,
    subject: said(subject, facts),
    heading: said(heading, facts),
    greeting: reader && FRAME_WORDS[language].dear(reader),
    paragraphs: said(paragraphs, facts).flatMap((text) => text || []),
    letter: facts.letter || undefined,
    facts: [...table, ...linesOf(facts, sheet.facts)],
    people: people && are && { heading: VISIT_WORDS[language].people[are], names: [...people] },
    tickets: sheet.tickets ? tickets : [],
    action: action && { ...action, label: button ? said(button, facts) : action.label },
    links: [...more, ...(sheet.links ?? []).flatMap(linksOf)],
    closing: closing ? [said(closing, facts)] : [],
    reason,
  }
}

function said<Facts, Text extends string | readonly unknown[]>(
  text: Text | ((facts: Facts) => Text),
  facts: Facts,
): Text {
  return typeof text === 'function' ? text(facts) : text
}

export function linesOf(facts: MailTexts, lines: readonly Line[] = []): Fact[] {
  const labels = LABEL_WORDS[facts.language]
  return lines.flatMap((line) => {
    const value = facts[line]
    return value === undefined ? [] : [[labels[line], value] satisfies Fact]
  })
}

/** One link, where a mail may have several of a kind. */
export function toPage(label: string, href: string): MailLink[] {
  return [{ label, href }]
}

/** A link whose label is its mail's button. */
export function toButton(href: string): MailLink[] {
  return toPage('', href)
}
