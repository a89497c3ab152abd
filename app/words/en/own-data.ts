import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import type { OwnData } from '#workflows/erasing/read-own-data.ts'

/** A part of what we hold, with its heading. */
export type DataPart = { heading: string; facts: [label: string, value: string][] }

/** What we hold, as the page shows it. Parts without anything are left out. */
export function dataParts(data: OwnData): DataPart[] {
  const parts = [
    ...(data.registration ? [visitPart(data.registration)] : []),
    ...(data.gift ? [giftPart(data.gift)] : []),
    ...data.people.map(personPart),
    { heading: 'Payments', facts: paymentFacts(data) },
    { heading: 'Mails that we sent', facts: data.mails.map(mailFact) },
    {
      heading: 'What you asked of us',
      facts: data.requests.map(({ wish, at }): [string, string] => [moment(at), wish]),
    },
    {
      heading: 'At the doors',
      facts: data.entries.map(({ kind, at }): [string, string] => [
        moment(at),
        ENTRIES[kind] ?? kind,
      ]),
    },
    {
      heading: 'What you agreed to',
      facts: data.consents.map(({ wording, at }): [string, string] => [
        moment(at),
        `Our consent declaration, wording ${wording}`,
      ]),
    },
    { heading: 'Monthly reminder', facts: monthlyFacts(data.monthlyReminder) },
  ]
  return parts.filter(({ facts }) => facts.length > 0)
}

function monthlyFacts(reminder: OwnData['monthlyReminder']): [string, string][] {
  if (!reminder) return []
  return [
    ['Day', String(reminder.day)],
    ['Amount', `Rs. ${reminder.rupees}`],
    ['Fund', reminder.fund],
    ['Next', formatDay(reminder.next)],
  ]
}

function visitPart(visit: NonNullable<OwnData['registration']>): DataPart {
  return {
    heading: 'The registration',
    facts: [
      ['Conference', visit.conference],
      ['When', visit.when],
      ['Registered', moment(visit.registeredAt)],
      ['Registering as', visit.registeringAs],
      ['Type of registration', visit.typeOfRegistration],
      ['Arrival', describeArrival(visit.arrival)],
    ],
  }
}

function giftPart(gift: NonNullable<OwnData['gift']>): DataPart {
  return {
    heading: 'The gift',
    facts: [
      ['Full name', gift.name],
      ['Email', gift.email],
      ['Mobile', gift.mobile],
      ['PAN', gift.pan],
      ['Towards', gift.fund],
      ['Amount', `Rs. ${gift.rupees}`],
      ['Given', moment(gift.givenAt)],
    ],
  }
}

function personPart(person: OwnData['people'][number], index: number): DataPart {
  return {
    heading: `Person ${index + 1}`,
    facts: [
      ...PERSON_FIELDS.map(({ name }): [string, string] => [
        PERSON_LABELS[name],
        String(person[name]),
      ]),
      ['Taken off', person.takenOffAt ? moment(person.takenOffAt) : ''],
    ],
  }
}

function paymentFacts({ payments, moneyByHand }: OwnData): [string, string][] {
  return [
    ...payments.map(({ transaction, rupees, at }): [string, string] => [
      transaction,
      `Rs. ${rupees}, ${moment(at)}`,
    ]),
    ...moneyByHand.map(({ rupees, on, method, reference }): [string, string] => [
      formatDay(on),
      [`Rs. ${rupees}`, method, reference].filter(Boolean).join(', '),
    ]),
  ]
}

function mailFact({ to, subject, at }: OwnData['mails'][number]): [string, string] {
  return [moment(at), [subject, to].filter(Boolean).join(', to ')]
}

const ENTRIES: Record<string, string | undefined> = {
  in: 'came in',
  out: 'left',
  undo: 'taken back',
}

function moment(at: string): string {
  return formatMoment(new Date(at))
}
