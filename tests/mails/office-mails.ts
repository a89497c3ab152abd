import { ATTENTION_KINDS } from '#domain/attention.ts'
import type { TestServices } from '../fixtures/services.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

/** Every mail to the office and its staff. */
export async function officeMails(services: TestServices): Promise<RenderedMail[]> {
  const { staffId, name } = await signedIn(services, 'admin')
  const staff = { about: { staff_id: staffId }, recipient: name }
  const recipient = services.content.church.email
  const attention = Object.fromEntries(ATTENTION_KINDS.map((kind, index) => [kind, index + 1]))
  const counts = { day: '2026-11-14', registrations: 12, gifts: 3 }
  const summary = (when: string, found: object) =>
    renderMail(services, 'office-summary', {
      when,
      facts: { attention: found, ...counts },
      recipient,
    })
  return [
    await renderMail(services, 'staff-link', { ...staff, facts: { to: '/office/registrations' } }),
    await renderMail(services, 'staff-invitation', staff),
    await renderMail(services, 'attention', { facts: { attention }, recipient }),
    await summary('everything at once', attention),
    await summary('a quiet day', {}),
  ]
}
