/** What a visitor searches for: words, a preacher's tag, or nothing for all sermons. */
export type SermonChoice = { words?: string; preacher?: string }

/** The address of a list of sermons, without default parameters. */
export function sermonsAddress(state: SermonChoice & { page?: number; play?: string }): string {
  const query = new URLSearchParams()
  if (state.words) query.set('q', state.words)
  if (state.preacher) query.set('preacher', state.preacher)
  if (state.page && state.page > 1) query.set('page', String(state.page))
  if (state.play) query.set('play', state.play)
  const text = query.size > 0 ? `/sermons?${query}` : '/sermons'
  return state.play ? `${text}#sermon-${state.play}` : text
}

/** The address of one sermon, or of the same page with its player open. */
export function sermonAddress(id: string, { play = false } = {}): string {
  return play ? `/sermons/${id}?play=${id}#${PLAYER}` : `/sermons/${id}`
}

/** The fragment of the player on a sermon's page. */
export const PLAYER = 'player'
