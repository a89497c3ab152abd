import type { Content } from '#content-model/schema/content.ts'
import { createLiveContent, type LiveContent } from '#workflows/content/live-content.ts'

/** Content that nobody publishes or translates. */
export function fixedContent(content: Content): LiveContent {
  // All of it stays English.
  const englishParts = Object.assign(new Set<string>(), { has: () => true })
  const unread = new Set<string>()
  const translation = { content, englishParts, unread, texts: [], mistakes: [] }
  return createLiveContent({
    number: 0,
    content,
    samples: [],
    translation: () => translation,
    changedDays: () => ({}),
    englishParts: () => englishParts,
  })
}
