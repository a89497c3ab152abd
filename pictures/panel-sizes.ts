import type { PanelOptions } from './panel.ts'

type PanelSize =
  | 'hero'
  | 'page'
  | 'phone'
  | 'slide'
  | 'card'
  | 'round'
  | 'portrait'
  | 'video'
  | 'poster'
  | 'social'

/**
 * The sizes that the site uses. The numbers of pieces keep a hero at about 8 kB compressed, a card on
 * its sheet at less than 2 kB, and a portrait at less.
 */
export const PANEL_SIZES: Record<
  PanelSize,
  Required<Pick<PanelOptions, 'width' | 'height' | 'cells' | 'calm'>>
> = {
  hero: { width: 800, height: 450, cells: 400, calm: 'left' },
  page: { width: 800, height: 320, cells: 390, calm: 'left' },
  phone: { width: 390, height: 680, cells: 360, calm: 'bottom' },
  slide: { width: 300, height: 225, cells: 112, calm: 'none' },
  card: { width: 240, height: 180, cells: 64, calm: 'none' },
  round: { width: 100, height: 100, cells: 50, calm: 'none' },
  portrait: { width: 120, height: 150, cells: 90, calm: 'none' },
  // Up to a dozen on one sheet, each behind a button.
  poster: { width: 160, height: 90, cells: 26, calm: 'none' },
  video: { width: 400, height: 225, cells: 150, calm: 'none' },
  // Rendered to a bitmap, so its size in bytes does not matter.
  social: { width: 1200, height: 630, cells: 420, calm: 'left' },
}
