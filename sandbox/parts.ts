import { html } from 'hono/html'
import type { Page } from './ui/page.ts'

/**
 * The services that the sandbox simulates and the pages that control it. Each has a folder of this
 * name.
 */
export const sandboxParts = ['payu', 'vimeo', 'calendar', 'mailbox', 'faults'] as const
export type SandboxPart = (typeof sandboxParts)[number]

/** Shown for a part that this sandbox leaves out. */
export function absentPage(basePath: string): Page {
  return {
    basePath,
    title: 'Nothing is here',
    status: 404,
    body: html`<p>This service is not played here: the church's site uses the real one, or none.</p>`,
  }
}
