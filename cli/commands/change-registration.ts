import { problemWords } from '#app/office/words/problems.ts'
import { type Command, dayStart, OfficeMistake, officeProblem, readArgs } from '#cli/command.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { TEXT_FIELDS } from '#domain/registration/person.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelByName } from '#workflows/records/cancellations/cancel-registration.ts'
import { correctPerson } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { type Forgotten, forgetPeople } from '#workflows/records/forget-people.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { findNamedRegistration } from '#workflows/records/payments/read-payment-page.ts'
import { addNote } from '#workflows/records/registration/add-note.ts'

export const cancelCommand: Command = {
  name: 'cancel',
  usage: 'REGISTRATION|TXNID',
  summary: 'Cancels a registration: its places are free, and its people are told.',
  details: `
The registration is named as in "registrations", or by the number of an attempt to pay for it.
The payment provider is asked first. What was paid stays until it is given back (refund).
Nobody can pay for it afterwards. Money that is already on its way is kept, and shown by "payments late".
It can't be undone here: anybody who still wants to come fills in the form again.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const [name] = positionals
    if (!name) throw new OfficeMistake('Name a registration.')
    const cancelled = await cancelByName(office.services, { name, actor: COMMAND_LINE })
    if (!cancelled.ok) throw officeProblem(cancelled)
    if ('repeated' in cancelled) return 0
    const { told, keptMinor } = cancelled
    office.say(`Cancelled. A mail goes to ${told.join(', ')}.`)
    if (keptMinor > 0) office.say(`${formatRupees(keptMinor)} was received for it: see refund.`)
    return 0
  },
}

export const correctCommand: Command = {
  name: 'correct',
  usage: `REGISTRATION|TXNID [--person 1] ${TEXT_FIELDS.map(({ name }) => `[--${name} …]`).join(' ')}`,
  summary: 'Corrects what was typed about one person of a registration.',
  details: `
--person 2 is the second person. What you leave out stays as it is.
The payer and that person get a mail; when an e-mail address changes, both the old and the new one do.
Ages, people and types of registration change the price: correct them in the browser, which shows it first.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, CORRECT_OPTIONS, { words: 1 })
    const [name] = positionals
    if (!name) throw new OfficeMistake('Name a registration.')
    const id = await findNamedRegistration(services, name)
    const { person, ...changes } = values
    const request = { actor: COMMAND_LINE, id, person: Number(person), changes }
    const corrected = await correctPerson(services, request)
    if (!corrected.ok) throw officeProblem(corrected)
    say('Corrected.')
    return 0
  },
}

const TEXT = { type: 'string' } as const

const CORRECT_OPTIONS = {
  ...Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, TEXT])),
  person: { type: 'string', default: '1' },
} as const

export const moveCommand: Command = {
  name: 'move',
  usage: 'REGISTRATION|TXNID EVENT [--over-capacity]',
  summary: 'Moves a registration to another date, at the prices of that date.',
  details: `
EVENT is the code of the other conference. Number and payments stay, and the arrival is at the same hour of
its first day. Everybody with their own address gets a mail with new tickets.
It is refused where there are not enough places, unless you add --over-capacity.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, MOVE_OPTIONS, { words: 2 })
    const [name, to] = positionals
    if (!name || !to) throw new OfficeMistake('Name a registration and a conference.')
    const id = await findNamedRegistration(services, name)
    const overCapacity = values['over-capacity']
    const moved = await moveRegistration(services, { actor: COMMAND_LINE, id, to, overCapacity })
    if (!moved.ok) {
      const full = `${problemWords(moved)} Add --over-capacity to move it all the same.`
      throw officeProblem(moved, { full })
    }
    if ('repeated' in moved) return 0
    const { beforeMinor, afterMinor } = moved.details
    say(`Moved. The price was ${formatRupees(beforeMinor)} and is ${formatRupees(afterMinor)}.`)
    return 0
  },
}

const MOVE_OPTIONS = { 'over-capacity': { type: 'boolean', default: false } } as const

export const noteCommand: Command = {
  name: 'note',
  usage: 'REGISTRATION|TXNID WORDS',
  summary: 'Adds a note for the office to a registration.',
  details: 'Put the words in quotes. Only the office sees them.',
  async run({ services, say }, args) {
    const { positionals } = readArgs(args, {}, { words: 2 })
    const [name, text] = positionals
    if (!name || !text) throw new OfficeMistake('Name a registration and write the note.')
    const id = await findNamedRegistration(services, name)
    const added = await addNote(services, { actor: COMMAND_LINE, id, text })
    if (!added.ok) throw officeProblem(added)
    say('Noted.')
    return 0
  },
}

export const reduceCommand: Command = {
  name: 'reduce',
  usage: 'REGISTRATION|TXNID RUPEES --reason WORDS',
  summary: 'Reduces the price of a registration.',
  details: 'For a scholarship, or for staff. No more than the price. The payer gets a mail.',
  async run({ services, say }, args) {
    const options = { reason: { type: 'string', default: '' } } as const
    const { values, positionals } = readArgs(args, options, { words: 2 })
    const [name, amount] = positionals
    if (!name || !amount) throw new OfficeMistake('Name a registration and an amount.')
    const id = await findNamedRegistration(services, name)
    const amountMinor = readTypedRupees(amount) ?? 0
    const request = { actor: COMMAND_LINE, id, amountMinor, reason: values.reason }
    const reduced = await giveReduction(services, request)
    if (!reduced.ok) throw officeProblem(reduced)
    say(`The price is reduced by ${formatRupees(amountMinor)}.`)
    return 0
  },
}

export const recordCommand: Command = {
  name: 'record',
  usage:
    'REGISTRATION|TXNID RUPEES [--method Cash] [--day 2026-11-15] [--reference WORDS] [--another]',
  summary: 'Records money that came by hand, with a receipt.',
  details: `
--method is Cash, UPI, "Bank transfer" or Cheque; all but cash need --reference, their number.
--day is today unless you name another, at most 400 days ago.
The places are confirmed as by an online payment, and the payer gets a mail.
What seems to be recorded already is refused; add --another if it really came twice.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, RECORD_OPTIONS, { words: 2 })
    const [name, amount] = positionals
    if (!name || !amount) throw new OfficeMistake('Name a registration and an amount.')
    const id = await findNamedRegistration(services, name)
    const payment = {
      method: values.method,
      day: values.day ?? dayInIndia(services.now().getTime()),
      amountMinor: readTypedRupees(amount) ?? 0,
      reference: values.reference,
      isAnother: values.another,
    }
    const recorded = await recordPayment(services, { actor: COMMAND_LINE, id, payment })
    if (!recorded.ok) throw officeProblem(recorded)
    if ('receipt' in recorded) say(`Recorded. The receipt is ${recorded.receipt}.`)
    return 0
  },
}

const RECORD_OPTIONS = {
  method: { type: 'string', default: 'Cash' },
  day: { type: 'string' },
  reference: { type: 'string', default: '' },
  another: { type: 'boolean', default: false },
} as const

export const forgetCommand: Command = {
  name: 'forget',
  usage: '--before DAY [--yes]',
  summary: 'Removes personal data from old registrations and gifts, and keeps the ledger.',
  details: `
Names, mail addresses, phone numbers and cities go, and what the payment provider and the mails said
about them. Amounts, states, events, refunds and receipt numbers stay, and so do the sums of every year.
The name and the PAN of a giver with a PAN stay for as long as the tax office may ask for them.
Payments that are still open or being given back are left alone, and so is anybody who is waiting, has
places held, or is registered for a conference that is not over: cancel those first if they are to go.
The embedded database is then written anew, so that the names are gone from its file. With PostgreSQL run
VACUUM FULL afterwards.
Without --yes it only says how much it would remove. It can't be undone: make a backup first, and
remember that older backups still hold what is removed here.`,
  async run(office, args) {
    const { values } = readArgs(args, {
      before: { type: 'string' },
      yes: { type: 'boolean', default: false },
    })
    if (!values.before) throw new OfficeMistake('Name a day: --before 2025-01-01')
    const before = dayStart(values.before)
    if (before > office.services.now().toISOString()) {
      throw new OfficeMistake(`${values.before} is still to come.`)
    }
    const people = await forgetPeople(office.services, { before, trial: !values.yes })
    const { forgotten, stillNeeded } = people
    office.say(
      `${values.yes ? 'Removed' : 'Would remove'} personal data from ${inWords(forgotten)}.`,
    )
    if (stillNeeded > 0)
      office.say(`${stillNeeded} registrations are left as they are: ${STILL_NEEDED}.`)
    if (!values.yes) office.say('Nothing was changed. Add --yes to do it.')
    return 0
  },
}

const STILL_NEEDED = 'they are waiting, have places held, or their conference is not over'

function inWords({ registrations, people, ...rest }: Forgotten): string {
  const { gifts, payments, reports, mails } = rest
  return `${registrations} registrations (${people} people), ${gifts} gifts, ${payments} payments, ${reports} reports and ${mails} mails`
}
