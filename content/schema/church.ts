import * as v from 'valibot'
import { email, list, path, phone, text, timeOfDay, webAddress, weekday } from './words.ts'

const position = v.pipe(
  text,
  v.regex(
    /^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/,
    'must be latitude and longitude, such as "12.9716, 77.5946"',
  ),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(', ').map(Number)
    return { latitude, longitude }
  }),
)

export const churchSchema = v.strictObject({
  name: text,
  shortName: text,
  tagline: text,
  phone,
  email,
  address: v.strictObject({
    street: text,
    locality: text,
    city: text,
    state: text,
    postalCode: v.pipe(text, v.regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits')),
    country: text,
  }),
  map: v.strictObject({
    position,
    link: webAddress,
    tiles: webAddress,
  }),
  officeHours: text,
  services: list(
    v.strictObject({ day: weekday, time: timeOfDay, minutes: v.number(), language: text }),
  ),
  social: v.strictObject({
    instagram: webAddress,
    facebook: webAddress,
    youtube: webAddress,
    spotify: webAddress,
  }),
  navigation: list(
    v.strictObject({
      label: text,
      links: list(v.strictObject({ label: text, to: v.union([path, webAddress]) })),
    }),
  ),
  footer: list(v.strictObject({ label: text, to: path })),
})

export type Church = v.InferOutput<typeof churchSchema>
