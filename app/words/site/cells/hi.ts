import type { CellsWords } from './en.ts'

export const hi: CellsWords = {
  places: 'स्थान',
}
