import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { openSession } from '#database/staff/sign-ins.ts'
import { storeStaff } from '#database/staff/staff.ts'
import type { Actor, Role } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { formOn } from '../site/pages.ts'

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

type Site = { url: string; services: Pick<Services, 'db' | 'now'> }

type FormFields = Iterable<[string, string | File]> | Record<string, string>

export async function enterOffice({ url, services }: Site, ...roles: Role[]) {
  const { cookie, staffId } = await signedIn(services, ...roles)
  const headers = { Cookie: cookie }
  const read = async (path: string) => {
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }
  const open = async (path: string) => {
    const { status, html } = await read(path)
    expect([path, status]).toEqual([path, 200])
    return html
  }
  const send = async (path: string, fields: FormFields) => {
    const body = new FormData()
    const pairs = Symbol.iterator in fields ? fields : Object.entries(fields)
    for (const [name, value] of pairs) body.append(name, value)
    const answer = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    const location = answer.headers.get('Location') ?? ''
    return { status: answer.status, location, html: await answer.text() }
  }
  /** Types into the last form of a page and sends it. */
  const fill = async (path: string, typed: Record<string, string>) => {
    const { action, fields } = formOn(await open(path), -1)
    return send(action || path, { ...fields, ...typed })
  }
  /** The same, asking first what will happen, and confirming it. */
  const confirm = async (path: string, typed: Record<string, string>) => {
    const plan = await fill(path, { ...typed, intent: 'show' })
    const { action, fields } = formOn(plan.html, -1)
    const again = () => send(action || path, { ...fields, intent: 'do' })
    return { plan, done: await again(), again }
  }
  return { staffId, read, open, send, fill, confirm, cookie }
}
