import { existsSync } from 'node:fs'
import type { RenderPage } from '#server/app.ts'

/** The built pages. `npm test` and `npm run check` build them first. */
const BUNDLE = new URL('../build/server/index.js', import.meta.url)

if (!existsSync(BUNDLE)) {
  throw new Error('This test is about the built site, and there is none: npm run build')
}

/** Loads the pages with React for production, as a server does. For development it is much slower. */
export async function loadBundle(): Promise<{ renderPage: RenderPage }> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await import(BUNDLE.href)
  } finally {
    process.env.NODE_ENV = before
  }
}
