import path from 'node:path'
import { loadContent } from '#content/load.ts'
import { describeMistake } from '#content/mistake.ts'
import type { Content } from '#content/schema/content.ts'

/** The fixture church of all tests, in the format of `content/`. For CONTENT_DIR. */
export const CHURCH = path.join(import.meta.dirname, 'church')

let read: Content | undefined

/** The content of the fixture church. A copy, so that callers may change it. */
export function trialContent(): Content {
  read ??= readChurch()
  return structuredClone(read)
}

function readChurch(): Content {
  const loaded = loadContent(CHURCH)
  if (!loaded.ok) throw new Error(loaded.mistakes.map(describeMistake).join('\n'))
  return loaded.content
}
