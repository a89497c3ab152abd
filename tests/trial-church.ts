import path from 'node:path'
import { loadContent } from '#content/load.ts'
import { describeMistake } from '#content/mistake.ts'
import type { Content } from '#content/schema/content.ts'

/** The church that tests are about, in the same form as `content/`: for CONTENT_DIR. */
export const CHURCH = path.join(import.meta.dirname, 'church')

let read: Content | undefined

/** What the fixture church says. Each caller may change what it gets. */
export function trialContent(): Content {
  read ??= readChurch()
  return structuredClone(read)
}

function readChurch(): Content {
  const loaded = loadContent(CHURCH)
  if (!loaded.ok) throw new Error(loaded.mistakes.map(describeMistake).join('\n'))
  return loaded.content
}
