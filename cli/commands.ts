import type { Command } from './command.ts'
import { actCommand } from './commands/act.ts'
import * as books from './commands/books.ts'
import { contentCommand } from './commands/content.ts'
import * as lists from './commands/lists.ts'
import * as records from './commands/records.ts'
import * as site from './commands/site.ts'

export const COMMANDS: readonly Command[] = [
  lists.registrationsCommand,
  lists.waitingCommand,
  actCommand,
  lists.giftsCommand,
  books.taxListCommand,
  lists.paymentsCommand,
  books.showCommand,
  books.reconcileCommand,
  books.dailyCommand,
  records.backupCommand,
  records.restoreCommand,
  records.importPaymentsCommand,
  contentCommand,
  records.forgetCommand,
  site.inviteCommand,
  site.checkCommand,
  site.versionCommand,
  records.samplesCommand,
]
