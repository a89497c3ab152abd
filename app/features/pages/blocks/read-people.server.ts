import { optionalHtml, toHtml, withIntro } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { phoneLink } from '../read-facts.ts'
import type { BlockSources } from './block-sources.ts'

export function readGroups(block: BlockOf<'groups'>) {
  return withIntro(block)
}

export function readTeams(block: BlockOf<'teams'>) {
  return {
    ...withIntro(block),
    teams: block.teams.map(({ name, text, jobs, contact }) => ({
      name,
      jobs,
      html: toHtml(text),
      contact: { ...contact, to: phoneLink(contact.phone) },
    })),
  }
}

export function readPeople(block: BlockOf<'people'>, sources: BlockSources) {
  const { kind, heading, intro, people } = block
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    people: people.map((person) => ({ ...person, picture: sources.picture(person.picture) })),
  }
}

export function readPlaces(block: BlockOf<'places'>, sources: BlockSources) {
  const { kind, heading, intro, places } = block
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    places: places.map(({ name, text, picture }) => ({
      name,
      html: toHtml(text),
      picture: sources.picture(picture),
    })),
  }
}
