import * as v from 'valibot'
import { text } from './words.ts'

export const subjects = [
  'sunrise',
  'tree',
  'dove',
  'lamp',
  'river',
  'window',
  'wheat',
  'book',
  'path',
  'cross',
  'stars',
  'city',
] as const

export const palettes = [
  'dawn',
  'jacaranda',
  'tabebuia',
  'leaf',
  'monsoon',
  'marigold',
  'night',
  'clay',
] as const

/** A stained-glass panel that the site draws itself, or a photograph in its place. */
export const picture = v.strictObject({
  subject: v.picklist(subjects, `must be one of: ${subjects.join(', ')}`),
  palette: v.picklist(palettes, `must be one of: ${palettes.join(', ')}`),
  /** A real photograph. `alt` says what it shows, for people who cannot see it. */
  photo: v.optional(
    v.strictObject({
      file: v.pipe(
        text,
        v.regex(/^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/, 'must be a file name such as "campus.jpg"'),
      ),
      alt: text,
    }),
  ),
})

export type Picture = v.InferOutput<typeof picture>
export type Subject = Picture['subject']
export type Palette = Picture['palette']
