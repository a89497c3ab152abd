import type { InEachLanguage, Language } from '#domain/language.ts'
import type { labels, VisitWords } from '#words/mail/en.ts'
import type { WordsFrom } from '#words/mail/mail-words.ts'
import { LABEL_WORDS, VISIT_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import type { Fact, MailBody, MailLink } from './mail.ts'

export type Line = Exclude<keyof typeof labels, 'methods' | 'receipt'>

/** What is read for a mail: texts in its language. What is missing is left out of it. */
type Told = { readonly [Name in Line]?: string | undefined } & {
  language: Language
  isCancelled?: boolean
  /** Facts without a label of their own, before those that have one. */
  table?: readonly Fact[]
  people?: readonly string[] | undefined
  tickets?: MailBody['tickets']
  links?: Readonly<Record<string, readonly MailLink[]>>
}

/** Which of what was read a mail shows, and how. */
export type Sheet<Facts extends Told> = {
  words: InEachLanguage<WordsFrom<Facts>>
  facts?: readonly (Line & keyof Facts)[]
  people?: keyof VisitWords['people']
  tickets?: true
  action?: keyof Facts['links']
  links?: readonly (keyof Facts['links'])[]
}

/** Reads what a mail says now, and puts it into words. Undefined when the mail is no longer true. */
export function worded<About, Facts extends Told>(
  read: (services: Services, mail: About) => Promise<Facts | undefined>,
  sheet: NoInfer<Sheet<Facts> | ((facts: Facts) => Sheet<Facts>)>,
): (services: Services, mail: About) => Promise<MailBody | undefined> {
  return async (services, mail) => {
    const facts = await read(services, mail)
    return facts && bodyOf(facts, typeof sheet === 'function' ? sheet(facts) : sheet)
  }
}

export function bodyOf<Facts extends Told>(facts: Facts, sheet: Sheet<Facts>): MailBody {
  const { language, isCancelled, people, table = [], tickets } = facts
  const { subject, heading, paragraphs, button, closing, reason } = sheet.words[language]
  const linksOf = (name: keyof Facts['links']) => [...(facts.links?.[String(name)] ?? [])]
  const [action, ...more] = sheet.action === undefined ? [] : linksOf(sheet.action)
  const are = isCancelled && sheet.people === 'registered' ? 'cancelled' : sheet.people
  return {
    language,
    subject: said(subject, facts),
    heading: said(heading, facts),
    paragraphs: said(paragraphs, facts).flatMap((text) => text || []),
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

/** The lines that were read, with their labels. */
export function linesOf(facts: Told, lines: readonly Line[] = []): Fact[] {
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
