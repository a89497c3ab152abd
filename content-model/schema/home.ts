import * as v from 'valibot'
import { field, group, list } from './field.ts'
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
import { count, matching, sitePath, text } from './values.ts'
import { video } from './video.ts'

const card = v.strictObject({
  title: text`Title: What the card is about. e.g. Marriage course`,
  text: text`Text: One sentence under the title.
    e.g. Eight evenings to listen to each other again.`,
  to: sitePath`Where it leads: A page of this site. e.g. /marriage`,
  picture,
})

const podcast = group`Podcast: What the player plays, at Spotify.`({
  type: field(v.picklist(['show', 'episode'], 'must be a show or an episode'), {
    choices: { show: 'The newest episode of a show', episode: 'Always the same episode' },
  })`Type: The newest episode of a show, or always the same episode. e.g. show`,
  id: matching(
    /^[A-Za-z0-9]{22}$/,
    'must be the address at Spotify, or the 22 letters and digits at its end',
    { understood: (typed) => /\b([A-Za-z0-9]{22})(?:\?|$)/.exec(typed)?.[1] },
  )`Address at Spotify: Paste the address of the show or the episode. e.g. 0000000000000000000000`,
})

const cards = list`Cards: One card for each, in this order.`(card)

const hero = group`Top of the page: The welcome over the large picture, with the Watch Live
  button.`({
  heading: text`Heading: The first words visitors read. e.g. Come as you are this Sunday`,
  lead: pageLead,
  watchLive: outsideLink,
  picture,
})

const announcements = group`Announcements: The video with the news of the week.`({
  heading,
  text: body,
  title: text`Name of the video: Follows the word Play on its button.
    e.g. this week’s announcements`,
  video,
  picture,
})

const events = group`Upcoming Events: The next events, taken from the calendar.`({
  heading,
  limit: count`How many: The most coming events to show. e.g. 4`,
  none: noEvents,
  link,
})

const withCards = v.strictObject({ heading, text: body, cards })

export const homeSchema = group`Start page: The landing page, section by section from top to
  bottom.`({
  title: pageTitle,
  description: pageDescription,
  style: pageStyle,
  hero,
  connect: group`Connect with us: For people who are new: two buttons to forms.`({
    heading,
    text: body,
    newHere: outsideLink,
    updates: outsideLink,
  }),
  campus: group`Our Campus: A look at the place before the first visit.`({
    heading,
    text: body,
    link,
    picture,
  }),
  services: group`Service Timings: The words beside the times. The times
    themselves are the church’s service times.`({ heading, text: body }),
  sermon: group`Latest Sermon: A player for our podcast.`({
    heading,
    text: body,
    podcast,
    link,
  }),
  announcements,
  events,
  conferences: field(withCards)`Our Conferences: One card for each conference.`,
  getConnected: field(withCards)`Get Connected: Round cards for groups and courses.`,
  join: group`Join Us: The invitation at the end of the page.`({ heading, text: body, link }),
})

export type Home = v.InferOutput<typeof homeSchema>
export type HomeCard = v.InferOutput<typeof card>
