export type Random = {
  /** The next number in [0, 1). */
  next: () => number
  between: (low: number, high: number) => number
}

/** Random numbers that depend only on the seed, so that a picture never changes by itself. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  // Mulberry32: 32-bit integer arithmetic only, so every machine gives the same stream.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}

// FNV-1a: short, and similar names ("page-1", "page-2") get very different hashes.
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
