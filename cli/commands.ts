import { backup, restore } from './backup.ts'
import { cancel } from './cancel.ts'
import type { Command } from './command.ts'
import { content } from './content.ts'
import { correct } from './correct.ts'
import { daily } from './daily.ts'
import { forget } from './forget.ts'
import { gifts } from './gifts.ts'
import { importPayments } from './import-payments.ts'
import { invite } from './invite.ts'
import { move } from './move.ts'
import { note } from './note.ts'
import { payments } from './payments.ts'
import { promote } from './promote.ts'
import { reconcile } from './reconcile.ts'
import { record } from './record.ts'
import { reduce } from './reduce.ts'
import { refund } from './refund.ts'
import { registrations } from './registrations.ts'
import { resendMail } from './resend-mail.ts'
import { show } from './show.ts'
import { taxList } from './tax-list.ts'
import { waiting } from './waiting.ts'

export const COMMANDS: readonly Command[] = [
  registrations,
  waiting,
  promote,
  correct,
  move,
  cancel,
  record,
  reduce,
  note,
  gifts,
  taxList,
  payments,
  show,
  reconcile,
  resendMail,
  refund,
  daily,
  backup,
  restore,
  importPayments,
  content,
  forget,
  invite,
]

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
