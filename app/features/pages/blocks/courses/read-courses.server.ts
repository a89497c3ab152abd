import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { structuredCourse } from '../../structured-data.ts'
import type { BlockSources } from '../block-sources.ts'
import { withHtml, withIntro } from '../with-html.server.ts'

export function readCourses(block: BlockOf<'courses'>, { describe, ...site }: BlockSources) {
  for (const { name, audience } of block.courses) {
    describe(structuredCourse({ name, description: audience, ...site }))
  }
  return { ...withIntro(block), courses: block.courses.map(withHtml) }
}
