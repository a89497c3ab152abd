import { searchKey } from './search-key.ts'

/** The keys under which a full name is found: the whole of it, and its last word. */
export function nameKeys(name: string): { name_key: string; last_key: string } {
  const key = searchKey(name)
  return { name_key: key, last_key: key.split(' ').at(-1) ?? '' }
}
