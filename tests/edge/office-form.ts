import type { Role } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { sentByBrowser } from '../sent-by-browser.ts'

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
    const form = sentByBrowser((await read(path)).html)
    return send(path, [...new Map([...form, ...Object.entries(typed)])])
  }
  return { staffId, read, send, fill }
}
