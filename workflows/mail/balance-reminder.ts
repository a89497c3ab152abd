import { formatDay } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

export function balanceReminder(about: RegistrationFacts, due: Day): MailBody {
  const balance = formatRupees(about.balanceMinor)
  return {
    subject: `${balance} is still due for ${eventName(about)}`,
    heading: `Still due: ${balance}`,
    paragraphs: [
      `You are registered for ${eventName(about)}. ${balance} is still due by ${formatDay(due)}.`,
      'You can pay it on the page of your registration.',
    ],
    facts: [
      ...visitFacts(about),
      ['Paid', formatRupees(about.keptMinor)],
      ['Still due', balance],
      ['Due by', formatDay(due)],
    ],
    people: peopleOf(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [],
    closing: ['If you have paid in the meantime, thank you: then you need not do anything.'],
    reason: 'You get this mail once, because a part of your registration is still to be paid.',
  }
}
