import { randomUUID } from 'node:crypto'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { type Desk, filled, newName, type Prepare, sendFilled } from './fill-form.ts'

/** The office's own people. */
export const STAFF_FORMS: Record<string, Prepare> = {
  '/office/staff': (desk) =>
    filled(desk, '/office/staff', { email: `${randomUUID()}@office.example.org`, role: 'desk' }),
  '/office/staff/:id': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return filled(desk, address, { role: 'editor' }, address)
  },
  '/office/staff/:id/name': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return filled(desk, address, { name: newName() }, `${address}/name`)
  },
  '/office/devices/name': (desk) =>
    filled(desk, '/office/devices', { name: newName() }, '/office/devices/name'),
  '/office/staff/:id/end': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return filled(desk, address, {}, `${address}/end`)
  },
}

async function colleague(desk: Desk): Promise<string> {
  const email = `${randomUUID()}@office.example.org`
  await sendFilled(desk, '/office/staff', { email, role: 'viewer' })
  return (await findStaffByEmail(desk.services.db, email))?.id ?? ''
}
