import { ADDRESSES, type Address, foldersWhere } from '#app/addresses.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'

/** The service worker's view of the site's addresses. The build inserts it. */
export type OfflineRules = {
  /** Top-level names without a slash. Requests below them are left to the browser. */
  neverCached: readonly string[]
  /** Folders whose pages are kept for whoever opened them: `my` for `/my/<token>`. */
  ownPages: readonly string[]
  /** Top-level names of files that never change: taken from the cache first. */
  immutable: readonly string[]
  /** In which the pages also stand, below a folder of that name. */
  languages: readonly string[]
  /** Pages fetched when the worker starts, in the languages of the open pages. */
  essentials: readonly string[]
  fallback: string
}

export const OFFLINE_RULES: OfflineRules = {
  neverCached: namesWhere(({ offline }) => offline === 'never'),
  ownPages: namesWhere(({ cachedForOwner }) => cachedForOwner === true),
  immutable: namesWhere(({ cache }) => cache === 'immutable'),
  languages: TRANSLATED_LANGUAGES,
  essentials: pathsOf('essential'),
  fallback: pathsOf('fallback')[0] ?? '/',
}

function namesWhere(fits: (address: Address) => boolean): string[] {
  return foldersWhere(fits).map((folder) => folder.slice(1))
}

function pathsOf(use: Address['offline']): string[] {
  return ADDRESSES.filter(({ offline, language }) => offline === use && !language).map(
    ({ path }) => path,
  )
}
