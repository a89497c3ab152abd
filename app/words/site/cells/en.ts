export const en = {
  places: 'Places',
}

export type CellsWords = typeof en
