import { type Sermon, tagLetters } from './sermon.ts'

/** Somebody of the Preacher list, with the tag that marks their sermons at the provider. */
export type Preacher = { name: string; tag: string }

/** Who preached, in the order of the list. Nobody when no tag names one of them. */
export function preachersOf(
  { tags }: Pick<Sermon, 'tags'>,
  named: readonly Preacher[],
): Preacher[] {
  const letters = new Set(tags.map(tagLetters))
  return named.filter(({ tag }) => letters.has(tagLetters(tag)))
}
