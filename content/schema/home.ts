import * as v from 'valibot'
import { picture } from './picture.ts'
import { video } from './video.ts'
import { count, link, list, markdown, outsideLink, path, slug, text } from './words.ts'

/** A card that leads to a page of ours. */
const card = v.strictObject({ title: text, text, to: path, picture })

const podcast = v.strictObject({
  /** A `show` plays its newest episode; an `episode` is always the same one. */
  type: v.picklist(['show', 'episode'], 'must be show or episode'),
  /** The last part of the address at Spotify. */
  id: v.pipe(
    text,
    v.regex(/^[A-Za-z0-9]{22}$/, 'must be the 22 letters and digits of the Spotify address'),
  ),
})

/** The landing page, section by section in the order in which they are shown. */
export const homeSchema = v.strictObject({
  title: text,
  description: text,
  style: slug,
  hero: v.strictObject({ heading: text, lead: text, watchLive: outsideLink, picture }),
  connect: v.strictObject({
    heading: text,
    text: markdown,
    newHere: outsideLink,
    updates: outsideLink,
  }),
  campus: v.strictObject({ heading: text, text: markdown, link, picture }),
  /** The times themselves are in church.yaml. */
  services: v.strictObject({ heading: text, text: markdown }),
  sermon: v.strictObject({ heading: text, text: markdown, podcast, link }),
  announcements: v.strictObject({
    heading: text,
    text: markdown,
    title: text,
    video,
    picture,
  }),
  events: v.strictObject({
    heading: text,
    limit: count,
    /** What to say while there are none. */
    none: text,
    link,
  }),
  conferences: v.strictObject({ heading: text, text: markdown, cards: list(card) }),
  getConnected: v.strictObject({ heading: text, text: markdown, cards: list(card) }),
  join: v.strictObject({ heading: text, text: markdown, link }),
})

export type Home = v.InferOutput<typeof homeSchema>
export type HomeCard = v.InferOutput<typeof card>
