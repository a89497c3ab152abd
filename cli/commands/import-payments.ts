import { existsSync, readFileSync } from 'node:fs'
import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import type { EarlierProblem } from '#workflows/records/import-payments.ts'
import { importPayments as importRecords } from '#workflows/records/import-payments.ts'

export const importPaymentsCommand: Command = {
  name: 'import-payments',
  usage: 'FILE',
  summary: 'Takes the payments of an earlier system, so that their numbers can be looked up.',
  details: `
FILE is a JSON array of payment response records, or CSV with the same names in its first line (txnid,
status, amount, productinfo, addedon and the rest). Known numbers are never overwritten, so it may be run
again. Records that can't be used are named and skipped; then it ends with 1. They are in none of
our sums and lists.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const [file] = positionals
    if (!file || !existsSync(file)) throw new OfficeMistake(`There is no file "${file ?? ''}".`)
    const imported = await importRecords(office.services, readFileSync(file, 'utf8'))
    if (!imported.ok)
      throw new OfficeMistake(`${file} is neither a JSON array nor CSV with a txnid column.`)
    for (const { line, problem } of imported.bad) {
      office.say(`line ${line}: ${PROBLEMS[problem]}, skipped`)
    }
    office.say(
      `${imported.added} added, ${imported.known} already known, ${imported.bad.length} skipped.`,
    )
    return imported.bad.length > 0 ? 1 : 0
  },
}

const PROBLEMS: Record<EarlierProblem, string> = {
  'no-record': 'is not a record',
  'no-number': 'has no transaction number (txnid)',
  'no-amount': 'has no amount in rupees',
  'no-status': 'has no status',
  'no-purpose': 'does not say what it was for (productinfo)',
}
