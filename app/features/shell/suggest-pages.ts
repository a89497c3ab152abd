export type SitePage = { label: string; to: string }

const MOST = 3
/** How many letters in ten may differ. */
const TOLERANCE = 0.4

/** Pages whose name or address is close to what was typed, or to a word of it; the closest first. */
export function suggestPages(typed: string, pages: SitePage[]): SitePage[] {
  const words = [typed, ...typed.split(/[^a-z0-9]+/i).filter(isLongEnough)].map(plain)
  if (words[0] === '') return []
  return pages
    .map((page) => ({ page, distance: Math.min(...words.map((word) => distanceTo(page, word))) }))
    .filter(({ distance }) => distance <= TOLERANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ page }) => page)
}

/** Small letters and digits only: "/Kingdom-Kids/" becomes "kingdomkids". */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** From 0, the same, to 1, nothing in common. */
function distanceTo({ label, to }: SitePage, typed: string): number {
  return Math.min(
    ...[to, label].map((name) => {
      const wanted = plain(name)
      if (wanted === '') return 1
      if (isLongEnough(wanted) && typed.includes(wanted)) return CONTAINED
      if (isLongEnough(typed) && wanted.includes(typed)) return CONTAINED
      return editDistance(typed, wanted) / Math.max(typed.length, wanted.length)
    }),
  )
}

/** Shorter words are part of too many others. */
function isLongEnough(word: string): boolean {
  return word.length >= 4
}

const CONTAINED = 0.2

/** How many letters must be added, dropped or changed to make one word of the other. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
