import * as v from 'valibot'
import { described } from './described.ts'
import {
  body,
  heading,
  link,
  noEvents,
  outsideLink,
  pageDescription,
  pageLead,
  pageStyle,
  pageTitle,
} from './fields.ts'
import { picture } from './picture.ts'
import { typedAs } from './typed-as.ts'
import { video } from './video.ts'
import { count, list, sitePath, text, written } from './words.ts'

const card = v.strictObject({
  title: described(text, {
    title: 'Title',
    description: 'What the card is about.',
    example: 'Marriage course',
  }),
  text: described(text, {
    title: 'Text',
    description: 'One sentence under the title.',
    example: 'Eight evenings to listen to each other again.',
  }),
  to: described(sitePath, {
    title: 'Where it leads',
    description: 'A page of this site.',
    example: '/marriage',
  }),
  picture,
})

const podcast = v.strictObject({
  type: described(v.picklist(['show', 'episode'], 'must be a show or an episode'), {
    title: 'Type',
    description: 'The newest episode of a show, or always the same episode.',
    example: 'show',
    choices: { show: 'The newest episode of a show', episode: 'Always the same episode' },
  }),
  id: described(
    v.pipe(
      written,
      v.regex(
        /^[A-Za-z0-9]{22}$/,
        'must be the address at Spotify, or the 22 letters and digits at its end',
      ),
      typedAs({ understood: (typed) => /\b([A-Za-z0-9]{22})(?:\?|$)/.exec(typed)?.[1] }),
    ),
    {
      title: 'Address at Spotify',
      description: 'Paste the address of the show or the episode.',
      example: '0000000000000000000000',
    },
  ),
})

const cards = described(list(card), {
  title: 'Cards',
  description: 'One card for each, in this order.',
})

const hero = v.strictObject({
  heading: described(text, {
    title: 'Heading',
    description: 'The first words visitors read.',
    example: 'Come as you are this Sunday',
  }),
  lead: pageLead,
  watchLive: outsideLink,
  picture,
})

const announcements = v.strictObject({
  heading,
  text: body,
  title: described(text, {
    title: 'Name of the video',
    description: 'Follows the word Play on its button.',
    example: 'this week’s announcements',
  }),
  video,
  picture,
})

const events = v.strictObject({
  heading,
  limit: described(count, {
    title: 'How many',
    description: 'The most coming events to show.',
    example: 4,
  }),
  none: noEvents,
  link,
})

const connect = v.strictObject({ heading, text: body, newHere: outsideLink, updates: outsideLink })
const withCards = v.strictObject({ heading, text: body, cards })

/** The sections are in the order in which they are shown. */
export const homeSchema = described(
  v.strictObject({
    title: pageTitle,
    description: pageDescription,
    style: pageStyle,
    hero: described(hero, {
      title: 'Top of the page',
      description: 'The welcome over the large picture, with the Watch Live button.',
    }),
    connect: described(connect, {
      title: 'Connect with us',
      description: 'For people who are new: two buttons to forms.',
    }),
    campus: described(v.strictObject({ heading, text: body, link, picture }), {
      title: 'Our Campus',
      description: 'A look at the place before the first visit.',
    }),
    services: described(v.strictObject({ heading, text: body }), {
      title: 'Service Timings',
      description:
        'The words beside the times. The times themselves are the church’s service times.',
    }),
    sermon: described(
      v.strictObject({
        heading,
        text: body,
        podcast: described(podcast, {
          title: 'Podcast',
          description: 'What the player plays, at Spotify.',
        }),
        link,
      }),
      { title: 'Latest Sermon', description: 'A player for our podcast.' },
    ),
    announcements: described(announcements, {
      title: 'Announcements',
      description: 'The video with the news of the week.',
    }),
    events: described(events, {
      title: 'Upcoming Events',
      description: 'The next events, taken from the calendar.',
    }),
    conferences: described(withCards, {
      title: 'Our Conferences',
      description: 'One card for each conference.',
    }),
    getConnected: described(withCards, {
      title: 'Get Connected',
      description: 'Round cards for groups and courses.',
    }),
    join: described(v.strictObject({ heading, text: body, link }), {
      title: 'Join Us',
      description: 'The invitation at the end of the page.',
    }),
  }),
  { title: 'Start page', description: 'The landing page, section by section from top to bottom.' },
)

export type Home = v.InferOutput<typeof homeSchema>
export type HomeCard = v.InferOutput<typeof card>
