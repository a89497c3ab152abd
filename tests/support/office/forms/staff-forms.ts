import { randomUUID } from 'node:crypto'
import { findStaffByEmail } from '#database/staff/staff.ts'

import { type Desk, filled, newName, onPage, type Prepare, sendReady } from './fill-form.ts'

/** The office's own people. */
export const STAFF_FORMS: Record<string, Prepare> = {
  '/office/staff': (desk) =>
    filled(desk, '/office/staff', { email: `${randomUUID()}@office.example.org`, role: 'desk' }),
  '/office/staff/:id': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address, typed: { role: 'editor' } })
  },
  '/office/staff/:id/name': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address: `${address}/name`, typed: { name: newName() } })
  },
  '/office/devices/name': (desk) =>
    onPage(desk, '/office/devices', {
      address: '/office/devices/name',
      typed: { name: newName() },
    }),
  '/office/staff/:id/end': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address: `${address}/end`, typed: {} })
  },
}

async function colleague(desk: Desk): Promise<string> {
  const email = `${randomUUID()}@office.example.org`
  await sendReady(desk, await filled(desk, '/office/staff', { email, role: 'viewer' }))
  return (await findStaffByEmail(desk.services.db, email))?.id ?? ''
}
