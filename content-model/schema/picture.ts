import * as v from 'valibot'
import { described } from './described.ts'
import { text, written } from './words.ts'

const subjects = [
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

const palettes = [
  'dawn',
  'jacaranda',
  'tabebuia',
  'leaf',
  'monsoon',
  'marigold',
  'night',
  'clay',
] as const

const percent = v.pipe(
  v.number('must be a number from 0 to 100'),
  v.minValue(0, 'must be a number from 0 to 100'),
  v.maxValue(100, 'must be a number from 0 to 100'),
)

const photo = v.strictObject({
  file: described(
    v.pipe(written, v.regex(/^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/, 'must be a photograph')),
    {
      title: 'Photograph',
      description: 'The photograph as it was sent.',
      example: 'campus.jpg',
    },
  ),
  alt: described(text, {
    title: 'What it shows',
    description: 'Read aloud to people who cannot see the photograph.',
    example: 'The courtyard after the second service',
  }),
  across: v.optional(
    described(percent, {
      title: 'Point of focus, from the left',
      description: 'Stays in view when the photograph is cut, in percent of its width.',
      example: 50,
    }),
  ),
  down: v.optional(
    described(percent, {
      title: 'Point of focus, from the top',
      description: 'Stays in view when the photograph is cut, in percent of its height.',
      example: 30,
    }),
  ),
})

export const picture = described(
  v.strictObject({
    subject: described(v.picklist(subjects, `must be one of: ${subjects.join(', ')}`), {
      title: 'Subject',
      description: 'What is drawn.',
      example: 'tree',
    }),
    palette: described(v.picklist(palettes, `must be one of: ${palettes.join(', ')}`), {
      title: 'Colours',
      description: 'The colours of the glass.',
      example: 'jacaranda',
    }),
    photo: v.optional(
      described(photo, {
        title: 'Photograph',
        description: 'In place of the drawing. Use it only with the consent of the people on it.',
      }),
    ),
  }),
  {
    title: 'Picture',
    description: 'A stained-glass picture that the site draws by itself, or a photograph.',
  },
)

export type Picture = Omit<v.InferOutput<typeof picture>, 'photo'> & {
  photo?:
    | (v.InferOutput<typeof photo> & {
        /** Of the file, once it has been found: see `content-model/photographs.ts`. */
        digest?: string
      })
    | undefined
}
