import { html } from 'hono/html'
import type { Page } from './ui/page.ts'

/** What the sandbox can play, and the pages that steer it. Each has a folder of this name. */
export const sandboxParts = ['payu', 'vimeo', 'calendar', 'mailbox', 'faults'] as const
export type SandboxPart = (typeof sandboxParts)[number]

/** In the place of a part that this sandbox does not play. */
export function absentPage(basePath: string): Page {
  return {
    basePath,
    title: 'Nothing is here',
    status: 404,
    body: html`<p>This service is not played here: the church's site uses the real one, or none.</p>`,
  }
}
