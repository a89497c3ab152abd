import { toHtml, withHtml, withIntro } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { structuredCourse } from '../structured-data.ts'
import type { BlockSources } from './block-sources.ts'

export function readCourses(block: BlockOf<'courses'>, { describe, ...site }: BlockSources) {
  for (const { name, audience } of block.courses) {
    describe(structuredCourse({ name, description: audience, ...site }))
  }
  return { ...withIntro(block), courses: block.courses.map(withHtml) }
}

export function readBeliefs(block: BlockOf<'beliefs'>) {
  return {
    ...block,
    beliefs: block.beliefs.map(({ title, statement, scripture }) => ({
      title,
      html: toHtml(statement),
      scripture,
    })),
  }
}

export function readTimeline(block: BlockOf<'timeline'>) {
  return { ...block, moments: block.moments.map(withHtml) }
}
