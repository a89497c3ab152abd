import type { Keys } from './texts-of.ts'

/**
 * The part of the content that a text belongs to: a block of a page, an entry of a menu, a date. Visitors
 * read a part in one language: where one text of it is missing, the part stays English and is marked so.
 */
export function partOf(file: string, keys: Keys): string {
  const group = keys[0] === 'programmes' ? 3 : 1
  const length = typeof keys[group] === 'number' ? group + 1 : group
  return [...file.replace(/\.yaml$/, '').split('/'), ...keys.slice(0, length)].join('.')
}
