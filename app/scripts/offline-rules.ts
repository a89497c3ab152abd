import { ADDRESSES, type Address, foldersWhere } from '#app/addresses.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'

/** The service worker's view of the site's addresses. The build inserts it. */
export const OFFLINE_RULES = {
  /** Top-level names without a slash. Requests below them are left to the browser. */
  neverCached: namesWhere(({ offline }) => offline === 'never'),
  /** Folders whose pages are kept for whoever opened them: `my` for `/my/<token>`. */
  ownPages: namesWhere(({ cachedForOwner }) => cachedForOwner === true),
  /** Top-level names of files that never change: taken from the cache first. */
  immutable: namesWhere(({ cache }) => cache === 'immutable'),
  /** In which the pages also stand, below a folder of that name. */
  languages: TRANSLATED_LANGUAGES.map(String),
  /** Pages fetched when the worker starts, in the languages of the open pages. */
  essentials: pathsOf('essential'),
  fallback: pathsOf('fallback')[0] ?? '/',
}

export type OfflineRules = typeof OFFLINE_RULES

function namesWhere(fits: (address: Address) => boolean): string[] {
  return foldersWhere(fits).map((folder) => folder.slice(1))
}

function pathsOf(use: Address['offline']): string[] {
  return ADDRESSES.filter(({ offline, language }) => offline === use && !language).map(
    ({ path }) => path,
  )
}
