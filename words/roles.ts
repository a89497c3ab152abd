import type { Role } from '#domain/staff.ts'

export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  viewer: { name: 'Viewer', may: 'sees registrations' },
  desk: {
    name: 'Desk',
    may: 'also corrects, moves and cancels them, takes new ones, and records money at the venue',
  },
  door: { name: 'Door', may: 'checks tickets at the doors of a conference, and sees nothing else' },
  treasurer: {
    name: 'Treasurer',
    may: 'sees registrations, and looks after the money: payments, gifts, refunds and discounts',
  },
  editor: { name: 'Editor', may: 'changes conferences and content' },
  admin: { name: 'Admin', may: 'does everything, and looks after the staff' },
}
