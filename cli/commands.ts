import type { Command } from './command.ts'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import { cancelCommand } from './commands/cancel.ts'
import { contentCommand } from './commands/content.ts'
import { correctCommand } from './commands/correct.ts'
import { dailyCommand } from './commands/daily.ts'
import { forgetCommand } from './commands/forget.ts'
import { giftsCommand } from './commands/gifts.ts'
import { importPaymentsCommand } from './commands/import-payments.ts'
import { inviteCommand } from './commands/invite.ts'
import { moveCommand } from './commands/move.ts'
import { noteCommand } from './commands/note.ts'
import { paymentsCommand } from './commands/payments.ts'
import { promoteCommand } from './commands/promote.ts'
import { reconcileCommand } from './commands/reconcile.ts'
import { recordCommand } from './commands/record.ts'
import { reduceCommand } from './commands/reduce.ts'
import { refundCommand } from './commands/refund.ts'
import { registrationsCommand } from './commands/registrations.ts'
import { resendMailCommand } from './commands/resend-mail.ts'
import { samplesCommand } from './commands/samples.ts'
import { showCommand } from './commands/show.ts'
import { taxListCommand } from './commands/tax-list.ts'
import { waitingCommand } from './commands/waiting.ts'

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
  samplesCommand,
]

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
