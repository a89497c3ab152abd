import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { webAddress, written } from '#content-model/schema/words.ts'

/** Where the church is, in words and on the map. */

export const churchAddress = v.strictObject({
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

export const churchMap = v.strictObject({
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
