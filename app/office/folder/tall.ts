import { isTall } from '#domain/folder/text-lines.ts'

/** The class of a text that needs more space between its lines. */
export function tall(text: string): string {
  return isTall(text) ? ' card-tall' : ''
}

/** The size of letters by which a card was measured. */
export function points(size: number): { fontSize: string } {
  return { fontSize: `${size}pt` }
}
