/**
 * The check by which the database holds a column to a few words. They are written out here, so that this does
 * tomorrow what it does today: a new word is a new migration.
 */
export function oneOf(column: `${string}.${string}`, words: readonly string[]): string {
  const name = column.slice(column.indexOf('.') + 1)
  const listed = words.map((word) => `'${word}'`).join(', ')
  return `constraint ${column.replace('.', '_')}_words check (${name} in (${listed}))`
}

export const LANGUAGES = ['en', 'ta', 'kn', 'hi']
export const SOURCES = ['return', 'webhook', 'visit', 'sweep', 'office']
