import type { PanelOptions } from './panel.ts'

export type PanelSize = 'hero' | 'page' | 'phone' | 'card' | 'social'

/**
 * The openings the site has. Numbers of pieces are chosen so that a hero travels in about eight
 * kilobytes and a card in well under five.
 */
export const PANEL_SIZES: Record<
  PanelSize,
  Required<Pick<PanelOptions, 'width' | 'height' | 'cells' | 'calm'>>
> = {
  hero: { width: 800, height: 450, cells: 430, calm: 'left' },
  page: { width: 800, height: 320, cells: 390, calm: 'left' },
  phone: { width: 390, height: 680, cells: 360, calm: 'bottom' },
  card: { width: 400, height: 300, cells: 180, calm: 'none' },
  // Drawn into a bitmap, so its size in bytes does not matter.
  social: { width: 1200, height: 630, cells: 420, calm: 'left' },
}
