import type { Frame } from './frame.ts'
import type { Glass } from './palettes.ts'
import type { Scene } from './scene.ts'
import { book } from './subjects/book.ts'
import { city } from './subjects/city.ts'
import { cross } from './subjects/cross.ts'
import { dove } from './subjects/dove.ts'
import { lamp } from './subjects/lamp.ts'
import { path } from './subjects/path.ts'
import { river } from './subjects/river.ts'
import { stars } from './subjects/stars.ts'
import { sunrise } from './subjects/sunrise.ts'
import { tree } from './subjects/tree.ts'
import { wheat } from './subjects/wheat.ts'
import { window } from './subjects/window.ts'

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
} satisfies Record<string, (frame: Frame, glass: Glass) => Scene>

export type Subject = keyof typeof SUBJECTS

export const SUBJECT_NAMES = Object.keys(SUBJECTS).filter(isSubject)

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(SUBJECTS, name)
}
