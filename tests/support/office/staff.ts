import type { Db } from '#database/engine/open.ts'
import { storeStaff } from '#database/staff/staff.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import type { Actor, Role } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { fieldsOfLastForm } from '../site/pages.ts'

/** A member of staff with these roles and a session. `cookie` is for requests over HTTP. */
export async function signedIn(
  { db, now }: { db: Db; now: () => Date },
  ...roles: Role[]
): Promise<Actor & { staffId: string; cookie: string }> {
  const email = `${roles.join('.')}@office.example.org`
  const { id } = await storeStaff(db, { email, roles, at: now() })
  const secret = await openSession(db, { staffId: id, device: 'Test', at: now() })
  return { staffId: id, name: email, roles, cookie: `office=${secret}` }
}

type Site = { url: string; services: Services }

/** Signs somebody in who opens pages of the office and sends its forms. */
export async function enterOffice({ url, services }: Site, ...roles: Role[]) {
  const { cookie, staffId } = await signedIn(services, ...roles)
  const headers = { Cookie: cookie }
  const read = async (path: string) => {
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }
  const send = async (path: string, fields: Iterable<[string, string]>) => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    const answer = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    const location = answer.headers.get('Location') ?? ''
    return { status: answer.status, location, html: await answer.text() }
  }
  /** Opens the form, types into it and presses a button. */
  const fill = async (path: string, typed: Record<string, string>) => {
    const form = fieldsOfLastForm((await read(path)).html)
    return send(path, [...new Map([...form, ...Object.entries(typed)])])
  }
  return { staffId, read, send, fill }
}
