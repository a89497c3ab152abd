import type { Command } from './command.ts'
import { actCommand } from './commands/act.ts'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import {
  dailyCommand,
  importPaymentsCommand,
  reconcileCommand,
  taxListCommand,
} from './commands/books.ts'
import { contentCommand } from './commands/content.ts'
import { forgetCommand } from './commands/forget.ts'
import { inviteCommand } from './commands/invite.ts'
import {
  giftsCommand,
  paymentsCommand,
  registrationsCommand,
  waitingCommand,
} from './commands/lists.ts'
import { showCommand } from './commands/show.ts'
import { checkCommand, versionCommand } from './commands/site.ts'

export const COMMANDS: readonly Command[] = [
  registrationsCommand,
  waitingCommand,
  actCommand,
  giftsCommand,
  taxListCommand,
  paymentsCommand,
  showCommand,
  reconcileCommand,
  dailyCommand,
  backupCommand,
  restoreCommand,
  importPaymentsCommand,
  contentCommand,
  forgetCommand,
  inviteCommand,
  checkCommand,
  versionCommand,
]

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
