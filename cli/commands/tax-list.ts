import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { giveSheet, SHEET_OPTIONS } from '#cli/sheet.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { exportTaxList } from '#workflows/receipts/export-tax-list.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const taxListCommand: Command = {
  name: 'tax-list',
  usage: '[--year 2026-27] [--format table|csv|xlsx] [--out FILE]',
  summary: 'The givers of a financial year who gave their PAN, as Form 10BD asks for them.',
  details: `
The current year when none is named. One line for each giver and way of paying, less what was given
back; the site does not know the addresses of givers. Needs the church's registration under section 80G in
church.yaml (taxRelief). The PANs are in full: keep the file where only the treasurer can read it.`,
  async run(office, args) {
    const { values } = readArgs(args, { ...SHEET_OPTIONS, year: { type: 'string' } })
    const year = values.year ?? financialYear(office.services.now())
    const list = await exportTaxList(office.services, { actor: COMMAND_LINE, year })
    if (!list.ok) throw new OfficeMistake(MISTAKES[list.problem])
    await giveSheet(office, list, values)
    return 0
  },
}

const MISTAKES = {
  'no-tax-relief': 'The content has no registration for tax relief: see taxRelief in church.yaml.',
  'bad-year': 'Write the financial year as 2026-27.',
  'not-allowed': 'You are not allowed to see this.',
} as const
