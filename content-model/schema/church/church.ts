import * as v from 'valibot'
import { entries, field, group, list } from '#content-model/schema/field.ts'
import { email, phone } from '#content-model/schema/fields.ts'
import {
  address,
  count,
  day,
  matching,
  sitePath,
  text,
  webAddress,
  written,
} from '#content-model/schema/values.ts'
import { readTimeOfDay } from '#domain/dates.ts'
import { readPan } from '#domain/gift.ts'

/** The church's approval under section 80G of India's Income-tax Act. */
const taxRelief = group`Tax relief: The registration under section 80G. With it the giving form
  offers a field for the giver’s PAN, receipts carry what the tax office asks for, and the office
  can export the year’s list. Leave it out if there is none.`({
  pan: field(
    v.pipe(
      written.schema,
      v.check((pan) => readPan(pan) === pan, 'must be a PAN, for example AAATC1234A'),
    ),
  )`PAN of the church: Stands on receipts of gifts. e.g. AAATC1234A`,
  registration: written`Registration number: The unique registration number under section 80G, as in
    the order.
    e.g. AAATC1234AF20214`,
  from: day`From: The date of the registration. e.g. 2021-09-24`,
  until: day.optional`Until: The last day on which it is valid. e.g. 2027-03-31`,
})

const churchAddress = group`Address: Where the church is. It is written nowhere else.`({
  street: written`Street: Number and street. e.g. 1 Sample Street`,
  locality: written`Locality: The part of the city. e.g. Sample Nagar`,
  city: written`City: Its name. e.g. Bangalore`,
  state: written`State: Its name. e.g. Karnataka`,
  postalCode: matching(
    /^[1-9]\d{5}$/,
    'must be a PIN code of six digits, for example 560001',
  )`PIN code: Six digits. e.g. 560000`,
  country: written`Country: Its name. e.g. India`,
})

const position = v.pipe(
  matching(
    /^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/,
    'must be latitude and longitude, for example 12.9716, 77.5946',
  )`Position: Latitude and longitude of the entrance, as map sites show them.
    e.g. 12.9716, 77.5946`,
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(', ').map(Number)
    return { latitude, longitude }
  }),
)

const churchMap = group`Map: The map on the Contact page.`({
  position,
  link: webAddress`Directions: Where Get directions leads: our place on a map site.
    e.g. https://maps.example.org/city-church-bangalore`,
  tiles: webAddress`Map tiles: Where the pieces of the map come from. You don’t need to change it.
    e.g. https://tile.openstreetmap.org/{z}/{x}/{y}.png`,
})

const office = group`Office: How the office hears of what needs its attention.`({
  notify: list`Notify: These addresses get a mail at once when something needs attention,
    and a summary at 7 in the morning. The mails have counts only, no names.`(email),
})

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 8:30 AM', {
  input: 'time',
  understood: readTimeOfDay,
})`Time: When it begins. e.g. 08:30`

const minutes = count`Minutes: How long it lasts. “Live now” is shown for that long. e.g. 120`

const language = text`Language: The language of the service. e.g. Tamil`

const weekday = v.picklist(
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'must be a day of the week, for example Sunday',
)

const services =
  entries`Service times: The regular services. The start page and “Live now” follow.`({
    day: field(weekday)`Day: The day of the week. e.g. Sunday`,
    time,
    minutes,
    language,
  })

const specialDay = v.strictObject({
  day: day`Day: The date. e.g. 2026-12-25`,
  name: text`Name: The occasion, or why there is no service. e.g. Christmas Day`,
  services: field(
    v.array(v.strictObject({ time, minutes, language }), 'must be a list'),
  )`Services: The services of this day, in place of the regular ones. Remove them all where there
    is none.`,
})

const specialDays = v.optional(
  field(
    v.pipe(
      v.array(specialDay, 'must be a list'),
      v.check(
        (days) => new Set(days.map((one) => one.day)).size === days.length,
        'has a day twice',
      ),
    ),
  )`Special days: Days on which other services are held, or none. “Live now” follows.`,
)

const social = group`Social media: Our pages on other sites, linked in the footer.`({
  instagram: ourPageAt('Instagram'),
  facebook: ourPageAt('Facebook'),
  youtube: ourPageAt('YouTube'),
  spotify: ourPageAt('Spotify'),
})

function ourPageAt(site: string) {
  const example = `https://${site.toLowerCase()}.example.org/city-church`
  return webAddress`${site}: The address of our page at ${site}. e.g. ${example}`
}

const linkWords = text`Words: What the link says. e.g. Our Story`

const navigation = entries`Menu: The menus at the top of every page, from left to right.`({
  label: text`Label: The name of the menu. e.g. About`,
  links: entries`Links: A menu with one link is shown as a plain link.`({
    label: linkWords,
    to: address`Where it leads: A page of this site, or another address. e.g. /story`,
  }),
})

const footer = entries`Footer: The links at the bottom of every page.`({
  label: linkWords,
  to: sitePath`Where it leads: A page of this site. e.g. /policy`,
})

export const churchSchema = group`The church: Who we are, where and when. Shown on every page.`({
  name: written`Name: The church’s full name. It stands on every page, in mail and on receipts.
    e.g. City Church Bangalore`,
  shortName: written`Short name: For the navigation bar and for the icon on a phone.
    e.g. City Church`,
  tagline: text`Tagline: One warm sentence. Phones show it when somebody installs the site.
    e.g. A place for every age, and room at the table for you.`,
  phone,
  email,
  address: churchAddress,
  map: churchMap,
  officeHours: text`Office hours: When somebody answers the phone. e.g. 9 am to 5 pm Tue to Sun`,
  office: v.optional(office),
  taxRelief: v.optional(taxRelief),
  services,
  specialDays,
  social,
  navigation,
  footer,
})

export type Church = v.InferOutput<typeof churchSchema>
