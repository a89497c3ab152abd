import { ADDRESSES, type Address } from '#app/addresses.ts'
import { foldersWhere } from '#app/http/find-address.ts'

/** What the service worker knows of the site's addresses. The build puts it into its file. */
export type OfflineRules = {
  /** Top-level names, without a slash. Requests for what they hold are left to the browser. */
  neverKept: readonly string[]
  /** Top-level names of files that never change: these are taken from the store first. */
  immutable: readonly string[]
  /** Pages that are fetched when the worker starts. */
  essentials: readonly string[]
  /** Shown in place of a page that was never fetched. */
  fallback: string
}

export const OFFLINE_RULES: OfflineRules = {
  neverKept: namesWhere(({ offline }) => offline === 'never'),
  immutable: namesWhere(({ cache }) => cache === 'immutable'),
  essentials: pathsOf('essential'),
  fallback: pathsOf('fallback')[0] ?? '/',
}

function namesWhere(fits: (address: Address) => boolean): string[] {
  return foldersWhere(fits).map((folder) => folder.slice(1))
}

function pathsOf(use: Address['offline']): string[] {
  return ADDRESSES.filter(({ offline }) => offline === use).map(({ path }) => path)
}
