import { COPIED } from 'virtual:language-files'
import type { EntryContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import { withCopies } from './language-copies.ts'

type Manifest = EntryContext['manifest']

/** By the framework's own, which has fewer pages below a language's start page. */
const made = new WeakMap<Manifest, Map<Language, Manifest>>()

/** The framework's list of scripts, with a language's own copies of those that contain words. */
export function manifestIn(language: Language, manifest: Manifest): Manifest {
  if (language === 'en' || COPIED.length === 0) return manifest
  const inLanguages = made.get(manifest) ?? new Map<Language, Manifest>()
  made.set(manifest, inLanguages)
  const known = inLanguages.get(language)
  if (known) return known
  const copied = new Set([...COPIED, manifest.url.replace(/^.*\//, '')])
  const own: Manifest = JSON.parse(withCopies(JSON.stringify(manifest), { copied, language }))
  inLanguages.set(language, own)
  return own
}
