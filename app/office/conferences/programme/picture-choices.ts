import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import { picture } from '#content-model/schema/picture.ts'

export type PictureChoice = Pick<Picture, 'subject' | 'palette'>

const COUNT = 6

/** Some pictures that no page and no form has. */
export function pictureChoices({ pages, conferences }: Content): PictureChoice[] {
  const heads = [...Object.values(pages), ...Object.values(conferences.programmes)]
  const used = new Set(
    heads.flatMap((page) => ('head' in page ? [pictureName(page.head.picture)] : [])),
  )
  const { subject: subjects, palette: palettes } = picture.entries
  const all = palettes.options.flatMap((_, shift) =>
    subjects.options.flatMap((subject, index) => {
      const palette = palettes.options[(index + shift * STEP) % palettes.options.length]
      return palette ? [{ subject, palette }] : []
    }),
  )
  return all.filter((choice) => !used.has(pictureName(choice))).slice(0, COUNT)
}

/** So that neighbours have other colours. */
const STEP = 3

/** As a form sends it: "stars night". */
export function pictureName({ subject, palette }: PictureChoice): string {
  return `${subject} ${palette}`
}

/** The one that was chosen, or the first. */
export function readPicture(
  text: string | undefined,
  choices: readonly PictureChoice[],
): PictureChoice {
  const chosen = choices.find((choice) => pictureName(choice) === text) ?? choices[0]
  return chosen ?? { subject: 'sunrise', palette: 'dawn' }
}
