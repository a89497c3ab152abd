import * as v from 'valibot'
import { field, group } from './field.ts'
import { matching, text } from './values.ts'

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

const percent = field(
  v.pipe(
    v.number('must be a number from 0 to 100'),
    v.minValue(0, 'must be a number from 0 to 100'),
    v.maxValue(100, 'must be a number from 0 to 100'),
  ),
)

const photo = v.strictObject({
  file: matching(
    /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/,
    'must be a photograph',
  )`Photograph: The photograph as it was sent. e.g. campus.jpg`,
  alt: text`What it shows: Read aloud to people who cannot see the photograph.
    e.g. The courtyard after the second service`,
  across: percent.optional`Point of focus, from the left: Stays in view when the photograph is cut,
    in percent of its width.
    e.g. 50`,
  down: percent.optional`Point of focus, from the top: Stays in view when the photograph is cut, in
    percent of its height.
    e.g. 30`,
})

export const picture = group`Picture: A stained-glass picture that the site draws by itself, or a
  photograph.`({
  subject: field(
    v.picklist(subjects, `must be one of: ${subjects.join(', ')}`),
  )`Subject: What is drawn. e.g. tree`,
  palette: field(
    v.picklist(palettes, `must be one of: ${palettes.join(', ')}`),
  )`Colours: The colours of the glass. e.g. jacaranda`,
  photo: v.optional(
    field(
      photo,
    )`Photograph: In place of the drawing. Use it only with the consent of the people on it.`,
  ),
})

export type Picture = Omit<v.InferOutput<typeof picture>, 'photo'> & {
  photo?:
    | (v.InferOutput<typeof photo> & {
        /** Of the file, once it has been found: see `content-model/read-content.ts`. */
        digest?: string
      })
    | undefined
}
