/** What a visitor searches for: words, a preacher's tag, or nothing for all sermons. */
export type SermonChoice = { words?: string; preacher?: string }

export function sermonsAddress(
  { words, preacher, page = 1 }: SermonChoice & { page?: number },
  more?: Record<string, string>,
): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(preacher && { preacher }),
    ...(page > 1 && { page: String(page) }),
    ...more,
  })
  return query.size > 0 ? `/sermons?${query}` : '/sermons'
}

export const PLAYER = 'player'

export function sermonAddress(id: string): string {
  return `/sermons/${id}`
}

/** Where a sermon's player is open without a script: on its own page. */
export function playAddress(id: string): string {
  return `${sermonAddress(id)}?play=${id}#${PLAYER}`
}

export function momentAddress(id: string, at: number): string {
  return `${sermonAddress(id)}?play=${id}&at=${at}#${PLAYER}`
}

export function playInList(id: string, list: SermonChoice & { page: number }): string {
  return `${sermonsAddress(list, { play: id })}#sermon-${id}`
}
