import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import {
  address,
  email,
  list,
  phone,
  sitePath,
  text,
  webAddress,
  written,
} from '#content-model/schema/words.ts'
import { churchAddress, churchMap } from './church-place.ts'
import { churchServices, specialDays } from './church-services.ts'
import { taxRelief } from './tax-relief.ts'

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
