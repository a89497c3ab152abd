import type { Command } from './command.ts'
import { actCommand } from './commands/act.ts'
import * as backup from './commands/backup.ts'
import * as books from './commands/books.ts'
import { contentCommand } from './commands/content.ts'
import { forgetCommand } from './commands/forget.ts'
import { inviteCommand } from './commands/invite.ts'
import * as lists from './commands/lists.ts'
import { showCommand } from './commands/show.ts'
import * as site from './commands/site.ts'

export const COMMANDS: readonly Command[] = [
  lists.registrationsCommand,
  lists.waitingCommand,
  actCommand,
  lists.giftsCommand,
  books.taxListCommand,
  lists.paymentsCommand,
  showCommand,
  books.reconcileCommand,
  books.dailyCommand,
  backup.backupCommand,
  backup.restoreCommand,
  books.importPaymentsCommand,
  contentCommand,
  forgetCommand,
  inviteCommand,
  site.checkCommand,
  site.versionCommand,
  backup.samplesCommand,
]

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
