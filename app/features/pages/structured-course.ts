import type { Json } from '#app/ui/page.ts'
import type { Church } from '#content-model/schema/church/church.ts'

type Source = { name: string; description: string; church: Church; publicUrl: string }

export function structuredCourse({ name, description, church, publicUrl }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    provider: { '@type': 'Church', name: church.name, url: publicUrl },
  }
}
