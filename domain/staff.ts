import { oneLine } from './plain-text.ts'

export const ROLES = ['viewer', 'desk', 'door', 'treasurer', 'editor', 'admin'] as const

export type Role = (typeof ROLES)[number]

export type Actor = {
  /** Null for the command line, which needs no sign-in. */
  staffId: string | null
  /** The name, or the e-mail address of somebody without one: as the history shows it. */
  name: string
  roles: readonly Role[]
}

/** Who may do what. Every workflow of the office asks here, and so does every screen that offers it. */
export const staffCan = {
  seeToday: those('viewer', 'desk', 'treasurer', 'editor'),
  seeRegistrations: those('viewer', 'desk', 'treasurer'),
  seeConferences: those('viewer', 'desk', 'treasurer', 'editor'),
  correct: those('desk'),
  move: those('desk'),
  /** Also takes one person off, and restores. */
  cancel: those('desk'),
  takeRegistration: those('desk'),
  printTickets: those('desk'),
  offerPlace: those('desk'),
  addNote: those('desk', 'treasurer'),
  resendMail: those('desk', 'treasurer'),
  writeToPeople: those('desk'),
  arrangeRooms: those('desk'),
  /** With the codes of children, which nobody else needs. */
  printFolder: those('desk'),
  /** Of gifts only whoever sees them. */
  erase: those('desk', 'treasurer'),
  recordMoney: those('desk', 'treasurer'),
  reduce: those('treasurer'),
  refund: those('treasurer'),
  correctGift: those('treasurer'),
  seeMoney: those('treasurer'),
  /** Also opens it again. */
  closeDay: those('treasurer'),
  settleAttention: those('desk', 'treasurer'),
  /** Also closes them and shuts phones out. */
  openDoors: those('desk'),
  seeDoors: those('desk', 'door'),
  checkIn: those('desk', 'door'),
  editContent: those('editor'),
  /** It closes a date, ends what people have and gives back their money. */
  cancelDate: (actor: Pick<Actor, 'roles'>): boolean =>
    [staffCan.editContent, staffCan.cancel, staffCan.refund].every((may) => may(actor)),
  manageStaff: those(),
  checkSite: those(),
} as const

export type StaffAction = keyof typeof staffCan

/** An administrator may do everything. */
function those(...allowed: Role[]): (actor: Pick<Actor, 'roles'>) => boolean {
  return ({ roles }) => roles.some((role) => role === 'admin' || allowed.includes(role))
}

export const LONGEST_STAFF_NAME = 80

/** Undefined when it is too long; empty for none. */
export function readStaffName(typed: string): string | undefined {
  const name = oneLine(typed).trim().replace(/\s+/g, ' ')
  return name.length > LONGEST_STAFF_NAME ? undefined : name
}

export function staffNameOf({ name, email }: { name: string; email: string }): string {
  return name || email
}

export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word)
}
