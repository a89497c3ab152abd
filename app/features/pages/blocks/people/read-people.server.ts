import { optionalHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from '../block-sources.ts'

export function readPeople(block: BlockOf<'people'>, sources: BlockSources) {
  const { kind, heading, intro, people } = block
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    people: people.map((person) => ({ ...person, picture: sources.picture(person.picture) })),
  }
}
