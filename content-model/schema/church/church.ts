import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import {
  address,
  day,
  email,
  list,
  phone,
  sitePath,
  text,
  webAddress,
  written,
} from '#content-model/schema/words.ts'
import { readPan } from '#domain/giving/pan.ts'
import { churchServices, specialDays } from './church-services.ts'

/** The church's approval under section 80G of India's Income-tax Act. */
const taxRelief = described(
  v.strictObject({
    pan: described(
      v.pipe(
        written,
        v.check((pan) => readPan(pan) === pan, 'must be a PAN, for example AAATC1234A'),
      ),
      {
        title: 'PAN of the church',
        description: 'Stands on receipts of gifts.',
        example: 'AAATC1234A',
      },
    ),
    registration: described(written, {
      title: 'Registration number',
      description: 'The unique registration number under section 80G, as in the order.',
      example: 'AAATC1234AF20214',
    }),
    from: described(day, {
      title: 'From',
      description: 'The date of the registration.',
      example: '2021-09-24',
    }),
    until: v.optional(
      described(day, {
        title: 'Until',
        description: 'The last day on which it is valid.',
        example: '2027-03-31',
      }),
    ),
  }),
  {
    title: 'Tax relief',
    description:
      'The registration under section 80G. With it the giving form offers a field for the giver’s PAN, receipts carry what the tax office asks for, and the office can export the year’s list. Leave it out if there is none.',
  },
)

/** Where the church is, in words and on the map. */

const churchAddress = v.strictObject({
  street: described(written, {
    title: 'Street',
    description: 'Number and street.',
    example: '1 Sample Street',
  }),
  locality: described(written, {
    title: 'Locality',
    description: 'The part of the city.',
    example: 'Sample Nagar',
  }),
  city: described(written, { title: 'City', description: 'Its name.', example: 'Bangalore' }),
  state: described(written, { title: 'State', description: 'Its name.', example: 'Karnataka' }),
  postalCode: described(
    v.pipe(
      written,
      v.regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits, for example 560001'),
    ),
    {
      title: 'PIN code',
      description: 'Six digits.',
      example: '560000',
    },
  ),
  country: described(written, { title: 'Country', description: 'Its name.', example: 'India' }),
})

const position = v.pipe(
  described(
    v.pipe(
      written,
      v.regex(
        /^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/,
        'must be latitude and longitude, for example 12.9716, 77.5946',
      ),
    ),
    {
      title: 'Position',
      description: 'Latitude and longitude of the entrance, as map sites show them.',
      example: '12.9716, 77.5946',
    },
  ),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(', ').map(Number)
    return { latitude, longitude }
  }),
)

const churchMap = v.strictObject({
  position,
  link: described(webAddress, {
    title: 'Directions',
    description: 'Where Get directions leads: our place on a map site.',
    example: 'https://maps.example.org/city-church-bangalore',
  }),
  tiles: described(webAddress, {
    title: 'Map tiles',
    description: 'Where the pieces of the map come from. You don’t need to change it.',
    example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  }),
})

const social = v.strictObject({
  instagram: ourPageAt('Instagram'),
  facebook: ourPageAt('Facebook'),
  youtube: ourPageAt('YouTube'),
  spotify: ourPageAt('Spotify'),
})

const office = v.strictObject({
  notify: described(list(email), {
    title: 'Notify',
    description:
      'These addresses get a mail at once when something needs attention, and a summary at 7 in the morning. The mails have counts only, no names.',
  }),
})

const linkWords = described(text, {
  title: 'Words',
  description: 'What the link says.',
  example: 'Our Story',
})

const menuLink = v.strictObject({
  label: linkWords,
  to: described(address, {
    title: 'Where it leads',
    description: 'A page of this site, or another address.',
    example: '/story',
  }),
})

const menu = v.strictObject({
  label: described(text, {
    title: 'Label',
    description: 'The name of the menu.',
    example: 'About',
  }),
  links: described(list(menuLink), {
    title: 'Links',
    description: 'A menu with one link is shown as a plain link.',
  }),
})

const footerLink = v.strictObject({
  label: linkWords,
  to: described(sitePath, {
    title: 'Where it leads',
    description: 'A page of this site.',
    example: '/policy',
  }),
})

export const churchSchema = described(
  v.strictObject({
    name: described(written, {
      title: 'Name',
      description: 'The church’s full name. It stands on every page, in mail and on receipts.',
      example: 'City Church Bangalore',
    }),
    shortName: described(written, {
      title: 'Short name',
      description: 'For the navigation bar and for the icon on a phone.',
      example: 'City Church',
    }),
    tagline: described(text, {
      title: 'Tagline',
      description: 'One warm sentence. Phones show it when somebody installs the site.',
      example: 'A place for every age, and room at the table for you.',
    }),
    phone,
    email,
    address: described(churchAddress, {
      title: 'Address',
      description: 'Where the church is. It is written nowhere else.',
    }),
    map: described(churchMap, { title: 'Map', description: 'The map on the Contact page.' }),
    officeHours: described(text, {
      title: 'Office hours',
      description: 'When somebody answers the phone.',
      example: '9 am to 5 pm Tue to Sun',
    }),
    office: v.optional(
      described(office, {
        title: 'Office',
        description: 'How the office hears of what needs its attention.',
      }),
    ),
    taxRelief: v.optional(taxRelief),
    services: churchServices,
    specialDays,
    social: described(social, {
      title: 'Social media',
      description: 'Our pages on other sites, linked in the footer.',
    }),
    navigation: described(list(menu), {
      title: 'Menu',
      description: 'The menus at the top of every page, from left to right.',
    }),
    footer: described(list(footerLink), {
      title: 'Footer',
      description: 'The links at the bottom of every page.',
    }),
  }),
  { title: 'The church', description: 'Who we are, where and when. Shown on every page.' },
)

export type Church = v.InferOutput<typeof churchSchema>

function ourPageAt(site: string) {
  return described(webAddress, {
    title: site,
    description: `The address of our page at ${site}.`,
    example: `https://${site.toLowerCase()}.example.org/city-church`,
  })
}
