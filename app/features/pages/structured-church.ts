import type { Json } from '#app/ui/page.ts'
import type { Church } from '#content-model/schema/church/church.ts'

/** The church with its service times, as search engines show them. */
export function structuredChurch(church: Church, publicUrl: string): Json {
  return {
    '@context': 'https://schema.org',
    ...placeFields(church),
    '@id': `${publicUrl}/#church`,
    url: publicUrl,
    telephone: church.phone,
    email: church.email,
    hasMap: church.map.link,
    sameAs: Object.values(church.social),
    openingHoursSpecification: church.services.map(({ day, time, minutes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: time,
      closes: later(time, minutes),
    })),
  }
}

/** Where something takes place. */
export function structuredPlace(church: Church): Json {
  return placeFields(church)
}

function placeFields({ name, address, map }: Church) {
  return {
    '@type': 'Church',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...map.position },
  }
}

/** "08:30" and 120 minutes make "10:30". */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const end = hour * 60 + minute + minutes
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`
}
