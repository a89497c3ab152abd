import type { Frame } from './frame.ts'
import type { Scene } from './scene.ts'
import { city, stars, window } from './subjects/houses.ts'
import { path, river, sunrise, tree, wheat } from './subjects/land.ts'
import { book, cross, dove, lamp } from './subjects/signs.ts'

export const SUBJECTS = {
  sunrise,
  tree,
  dove,
  lamp,
  river,
  window,
  wheat,
  book,
  path,
  cross,
  stars,
  city,
} satisfies Record<string, (frame: Frame) => Scene>

export type Subject = keyof typeof SUBJECTS

export const SUBJECT_NAMES = Object.keys(SUBJECTS).filter(isSubject)

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(SUBJECTS, name)
}
