/**
 * Those of `few` that are also in `text`, which is ids with spaces between them.
 *
 * Most ids in a long text are not wanted, and cutting each out to look it up takes longer than reading
 * the text from the database. So a number made of an id's last characters is looked up first.
 */
export function idsInCommon(few: ReadonlySet<string>, text: string): Set<string> {
  const isWanted = new Uint8Array(SLOTS)
  for (const id of few) isWanted[slotOf(id, { start: 0, end: id.length })] = 1
  const found = new Set<string>()
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start)
    const end = space === -1 ? text.length : space
    if (isWanted[slotOf(text, { start, end })] === 1) {
      const id = text.slice(start, end)
      if (few.has(id)) found.add(id)
    }
    start = end + 1
  }
  return found
}

/** A power of two. With 20,000 wanted ids, one in fifty others is cut out in vain. */
const SLOTS = 2 ** 20

/** Eight characters of a UUID are random enough to fill all slots. */
const COMPARED = 8

function slotOf(text: string, { start, end }: { start: number; end: number }): number {
  let sum = 0
  for (let index = Math.max(start, end - COMPARED); index < end; index++) {
    sum = Math.imul(sum, 31) + text.charCodeAt(index)
  }
  return sum & (SLOTS - 1)
}
