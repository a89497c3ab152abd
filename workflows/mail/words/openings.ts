import type { MailBody } from '../mail-body.ts'

type Opening = { title: string; dates: readonly string[]; formUrl: string }

/** One mail, once: the form that somebody waited for is open. */
export function registrationOpened({ title, dates, formUrl }: Opening): MailBody {
  return {
    subject: `You can register now: ${title}`,
    heading: 'You can register now',
    paragraphs: [
      `You asked us to tell you when the form opens. It is open now: ${title}.`,
      'This is the only mail about it. We have removed your address.',
    ],
    facts: dates.map((date) => ['Date', date]),
    action: { label: 'Register', href: formUrl },
    links: [],
    closing: [],
  }
}
