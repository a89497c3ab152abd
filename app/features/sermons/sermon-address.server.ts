import { PLAYER, type SermonChoice, sermonsAddress } from './sermons-address.ts'

export function sermonAddress(id: string): string {
  return `/sermons/${id}`
}

/** Where a sermon's player is open without a script: on its own page. */
export function playAddress(id: string): string {
  return `${sermonAddress(id)}?play=${id}#${PLAYER}`
}

/** The same within a list. */
export function playInList(id: string, list: SermonChoice & { page: number }): string {
  return `${sermonsAddress(list, { play: id })}#sermon-${id}`
}
