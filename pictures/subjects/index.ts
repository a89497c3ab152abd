import type { Subject } from '#content/schema/picture.ts'
import type { Frame } from '../frame.ts'
import type { Glass } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import { book } from './book.ts'
import { city } from './city.ts'
import { cross } from './cross.ts'
import { dove } from './dove.ts'
import { lamp } from './lamp.ts'
import { path } from './path.ts'
import { river } from './river.ts'
import { stars } from './stars.ts'
import { sunrise } from './sunrise.ts'
import { tree } from './tree.ts'
import { wheat } from './wheat.ts'
import { window } from './window.ts'

export const SUBJECTS: Record<Subject, (frame: Frame, glass: Glass) => Scene> = {
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
}
