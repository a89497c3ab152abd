import type { Command } from './command.ts'
import { backupCommand, restoreCommand, samplesCommand } from './commands/backup.ts'
import {
  dailyCommand,
  importPaymentsCommand,
  reconcileCommand,
  taxListCommand,
} from './commands/books.ts'
import {
  cancelCommand,
  correctCommand,
  forgetCommand,
  moveCommand,
  noteCommand,
  recordCommand,
  reduceCommand,
} from './commands/change-registration.ts'
import { contentCommand } from './commands/content.ts'
import { inviteCommand } from './commands/invite.ts'
import { giftsCommand, paymentsCommand, registrationsCommand } from './commands/lists.ts'
import { promoteCommand, waitingCommand } from './commands/places.ts'
import { refundCommand } from './commands/refund.ts'
import { resendMailCommand } from './commands/resend-mail.ts'
import { showCommand } from './commands/show.ts'

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
