import { isOneSlipAway } from '#domain/search/rank-words.ts'

export type SitePage = { label: string; to: string }

const MAX = 3

/** Pages whose name or address resembles what was typed, or a word of it; the closest first. */
export function suggestPages(typed: string, pages: SitePage[]): SitePage[] {
  const words = [typed, ...typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter(isLongEnough)].map(plain)
  if (words[0] === '') return []
  return pages
    .map((page) => ({ page, rank: Math.min(...words.map((word) => rankOf(page, word))) }))
    .filter(({ rank }) => rank < RESEMBLANCES.length)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX)
    .map(({ page }) => page)
}

/** Small letters and digits only, of any script: "/Kingdom-Kids/" becomes "kingdomkids". */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const RESEMBLANCES: ((typed: string, name: string) => boolean)[] = [
  (typed, name) => typed === name,
  (typed, name) => isOneSlipAway(typed, name),
  (typed, name) => contains(typed, name) || contains(name, typed),
]

function rankOf({ label, to }: SitePage, typed: string): number {
  const names = [to, label].map(plain).filter((name) => name !== '')
  const rank = RESEMBLANCES.findIndex((resembles) => names.some((name) => resembles(typed, name)))
  return rank === -1 ? RESEMBLANCES.length : rank
}

function contains(text: string, part: string): boolean {
  return isLongEnough(part) && text.includes(part)
}

/** Shorter words are part of too many others. */
function isLongEnough(word: string): boolean {
  return word.length >= 4
}
