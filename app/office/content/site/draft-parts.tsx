import type { Query } from '#app/office/engine/engine.tsx'
import { changeWords } from '#app/office/words/content-changes.ts'
import type { Publication } from '#workflows/content/read-publication.ts'

/** What has just been done to the drafts. */
export type Done =
  | { what: 'saved' | 'same' | 'undone' | 'discarded' | 'brought-back' | 'changed' }
  | { what: 'published'; number: number }

const DONE = ['saved', 'same', 'undone', 'discarded', 'brought-back', 'changed'] as const

/** From the address that a form has led to. */
export function readDone({ published = '', done }: Query): Done | undefined {
  if (/^\d{1,9}$/.test(published)) return { what: 'published', number: Number(published) }
  const what = DONE.find((each) => each === done)
  return what && { what }
}

export function draftWords(done: Done): string {
  switch (done.what) {
    case 'published':
      return `Version ${done.number} is published. Visitors see it within five seconds.`
    case 'saved':
      return 'Saved. Only you see it.'
    case 'same':
      return 'Nothing has changed.'
    case 'undone':
      return 'The last change is undone.'
    case 'discarded':
      return 'Your draft is discarded.'
    case 'brought-back':
      return 'Your draft is back.'
    case 'changed':
      return 'This page has changed since you opened it. This is how it is now: please try again.'
  }
}

/** One is said; several would fill the screen of a phone. */
export function DraftChanges({ publications }: { publications: readonly Publication[] }) {
  const words = publications.flatMap(({ differences }) => differences.map(changeWords))
  if (words.length <= 1) return <span>{words[0]}</span>
  return (
    <details>
      <summary>{words.length} changes</summary>
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )
}
