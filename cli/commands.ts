import { backupCommand, restoreCommand } from './backup.ts'
import { cancelCommand } from './cancel.ts'
import type { Command } from './command.ts'
import { contentCommand } from './content.ts'
import { correctCommand } from './correct.ts'
import { dailyCommand } from './daily.ts'
import { forgetCommand } from './forget.ts'
import { giftsCommand } from './gifts.ts'
import { importPaymentsCommand } from './import-payments.ts'
import { inviteCommand } from './invite.ts'
import { moveCommand } from './move.ts'
import { noteCommand } from './note.ts'
import { paymentsCommand } from './payments.ts'
import { promoteCommand } from './promote.ts'
import { reconcileCommand } from './reconcile.ts'
import { recordCommand } from './record.ts'
import { reduceCommand } from './reduce.ts'
import { refundCommand } from './refund.ts'
import { registrationsCommand } from './registrations.ts'
import { resendMailCommand } from './resend-mail.ts'
import { showCommand } from './show.ts'
import { taxListCommand } from './tax-list.ts'
import { waitingCommand } from './waiting.ts'

export const COMMANDS: readonly Command[] = [
  registrationsCommand,
  waitingCommand,
  promoteCommand,
  correctCommand,
  moveCommand,
  cancelCommand,
  recordCommand,
  reduceCommand,
  noteCommand,
  giftsCommand,
  taxListCommand,
  paymentsCommand,
  showCommand,
  reconcileCommand,
  resendMailCommand,
  refundCommand,
  dailyCommand,
  backupCommand,
  restoreCommand,
  importPaymentsCommand,
  contentCommand,
  forgetCommand,
  inviteCommand,
]

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
