import type { Json } from '#app/ui/page.ts'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Head } from '#content-model/schema/head.ts'
import { structuredChurch } from './structured-church.ts'
import { structuredCourse } from './structured-course.ts'

type Source = {
  name: string
  head: Pick<Head, 'heading' | 'description'>
  church: Church
  publicUrl: string
}

/** The page's own schema.org data. Its blocks add theirs. */
export function structuredPage({ name, head, church, publicUrl }: Source): Json[] {
  if (name === 'contact') return [structuredChurch(church, publicUrl)]
  if (!COURSE_PAGES.includes(name)) return []
  const { heading, description } = head
  return [structuredCourse({ name: heading, description, church, publicUrl })]
}

const COURSE_PAGES = ['marriage', 'premarital', 'parenting']
