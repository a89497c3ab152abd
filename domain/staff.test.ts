import { expect, test } from 'vitest'
import { ROLES, type Role, type StaffAction, staffCan } from './staff.ts'

/** Every action with the roles that may do it, besides an administrator. */
const ALLOWED: Record<StaffAction, Role[]> = {
  seeToday: ['viewer', 'desk', 'treasurer', 'editor'],
  seeRegistrations: ['viewer', 'desk', 'treasurer'],
  seeConferences: ['viewer', 'desk', 'treasurer', 'editor'],
  correct: ['desk'],
  move: ['desk'],
  cancel: ['desk'],
  takeRegistration: ['desk'],
  printTickets: ['desk'],
  offerPlace: ['desk'],
  addNote: ['desk', 'treasurer'],
  resendMail: ['desk', 'treasurer'],
  writeToPeople: ['desk'],
  arrangeRooms: ['desk'],
  printFolder: ['desk'],
  erase: ['desk', 'treasurer'],
  recordMoney: ['desk', 'treasurer'],
  reduce: ['treasurer'],
  refund: ['treasurer'],
  correctGift: ['treasurer'],
  seeMoney: ['treasurer'],
  closeDay: ['treasurer'],
  settleAttention: ['desk', 'treasurer'],
  openDoors: ['desk'],
  seeDoors: ['desk', 'door'],
  checkIn: ['desk', 'door'],
  editContent: ['editor'],
  // Only who may edit, cancel and refund.
  cancelDate: [],
  manageStaff: [],
  checkSite: [],
}

const actions = Object.keys(staffCan).filter((name): name is StaffAction => name in staffCan)
const table = actions.flatMap((action) =>
  ROLES.map((role) => ({
    role,
    action,
    may: role === 'admin' || ALLOWED[action].includes(role),
  })),
)

test.each(table)('$role, $action: $may', ({ role, action, may }) => {
  expect(staffCan[action]({ roles: [role] })).toBe(may)
})

test.each(actions)('nobody without a role may %s', (action) => {
  expect(staffCan[action]({ roles: [] })).toBe(false)
})

test('several roles add up', () => {
  const roles: Role[] = ['viewer', 'treasurer']
  expect(staffCan.refund({ roles })).toBe(true)
  expect(staffCan.correct({ roles })).toBe(false)
  expect(staffCan.cancelDate({ roles: ['editor', 'desk', 'treasurer'] })).toBe(true)
})
