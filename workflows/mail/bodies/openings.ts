import type { Language } from '#domain/language.ts'
import type { MailBody } from '../mail-body.ts'
import { LABEL_WORDS } from '../words/labels/index.ts'
import { OPENING_WORDS } from '../words/openings/index.ts'

type Opening = { language: Language; title: string; dates: readonly string[]; formUrl: string }

/** One mail, once: the form that somebody waited for is open. */
export function registrationOpened({ language, title, dates, formUrl }: Opening): MailBody {
  const words = OPENING_WORDS[language]
  return {
    language,
    subject: words.subject(title),
    heading: words.heading,
    paragraphs: [words.open(title), words.onlyMail],
    facts: dates.map((date) => [LABEL_WORDS[language].date, date]),
    action: { label: words.register, href: formUrl },
    links: [],
    closing: [],
  }
}
