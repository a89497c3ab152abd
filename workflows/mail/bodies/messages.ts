import type { Language } from '#domain/language.ts'
import type { Letter } from '#domain/mail/letter.ts'
import type { MailBody } from '../mail-body.ts'

/** What somebody of the office wrote, in the church's frame. */
export function message({ language, subject, text }: Letter & { language: Language }): MailBody {
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [],
    letter: text,
    facts: [],
    links: [],
    closing: [],
  }
}
