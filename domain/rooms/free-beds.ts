import type { Room } from './room.ts'

/** How many beds and extra beds of a room are free, where these are taken. Below 0 when it is too full. */
export function freeBeds(
  { beds, extraBeds }: Pick<Room, 'beds' | 'extraBeds'>,
  taken: readonly { isExtra: boolean }[],
): { plain: number; extra: number } {
  const extras = taken.filter(({ isExtra }) => isExtra).length
  return { plain: beds - (taken.length - extras), extra: extraBeds - extras }
}
