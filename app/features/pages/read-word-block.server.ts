import { optionalHtml, toHtml } from '#app/ui/markdown.server.ts'
import type { BlockOf } from '#content/schema/blocks/block.ts'
import { phoneLink } from './read-facts.ts'

type WordBlock = BlockOf<
  | 'notice'
  | 'quote'
  | 'topics'
  | 'steps'
  | 'links'
  | 'costs'
  | 'groups'
  | 'teams'
  | 'courses'
  | 'beliefs'
  | 'timeline'
  | 'calendar'
>

/** Blocks that are words only. */
export function readWordBlock(block: WordBlock) {
  switch (block.kind) {
    case 'quote':
    case 'links':
      return block
    case 'notice':
      return withHtml(block)
    case 'calendar':
      return withHtml(block)
    case 'costs':
      return readCosts(block)
    case 'topics':
      return withIntro(block)
    case 'groups':
      return withIntro(block)
    case 'steps':
      return { ...withIntro(block), steps: block.steps.map(withHtml) }
    case 'courses':
      return { ...withIntro(block), courses: block.courses.map(withHtml) }
    case 'teams':
      return { ...withIntro(block), teams: block.teams.map(readTeam) }
    case 'timeline':
      return { ...block, moments: block.moments.map(withHtml) }
    case 'beliefs':
      return { ...block, beliefs: block.beliefs.map(readBelief) }
    default:
      return block satisfies never
  }
}

function withHtml<Part extends { text: string }>({ text, ...others }: Part) {
  return { ...others, html: toHtml(text) }
}

function withIntro<Part extends { intro?: string | undefined }>({ intro, ...others }: Part) {
  return { ...others, html: optionalHtml(intro) }
}

function readCosts({ note, ...others }: BlockOf<'costs'>) {
  return { ...others, html: optionalHtml(note) }
}

function readBelief({ title, statement, scripture }: BlockOf<'beliefs'>['beliefs'][number]) {
  return { title, html: toHtml(statement), scripture }
}

function readTeam({ name, text, jobs, contact }: BlockOf<'teams'>['teams'][number]) {
  return { name, jobs, html: toHtml(text), contact: { ...contact, to: phoneLink(contact.phone) } }
}
