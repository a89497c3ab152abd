import { toHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { phoneLink } from '../../read-facts.ts'
import { withIntro } from '../with-html.server.ts'

export function readTeams(block: BlockOf<'teams'>) {
  return { ...withIntro(block), teams: block.teams.map(readTeam) }
}

function readTeam({ name, text, jobs, contact }: BlockOf<'teams'>['teams'][number]) {
  return { name, jobs, html: toHtml(text), contact: { ...contact, to: phoneLink(contact.phone) } }
}
