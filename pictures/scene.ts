import type { Outline, Point } from './geometry.ts'
import type { Colour } from './oklch.ts'

export type Layer = 'sky' | 'subject' | 'ground'

/** One shape of a picture, to be cut into glass. Later shapes lie in front of earlier ones. */
export type Shape = {
  readonly layer: Layer
  readonly outline: Outline
  /** Each site becomes one piece of glass. */
  readonly sites: readonly Point[]
  readonly paint: (point: Point) => Colour
  /** How far the sites are moved towards an even pattern; 0 leaves them as they are. */
  readonly relax?: number
  /** How much neighbouring pieces differ; 1 is lively. */
  readonly jitter?: number
  /** Whether the glass behind is cut along this outline. */
  readonly joints?: boolean
  /** The width of the outline's lead relative to the lead inside; 0 draws none. */
  readonly edge?: number
  /** Whether the glass has no streaks, like the sun's, because nothing may be brighter. */
  readonly clear?: boolean
  /** Lead drawn on top of the shape: veins, lines of writing, tracery. */
  readonly lines?: readonly Outline[]
}

type Light = {
  readonly centre: Point
  readonly radius: number
  /** 1 is a low sun; a dim room needs less. */
  readonly strength?: number
}

export type Scene = { readonly shapes: readonly Shape[]; readonly light: Light }
