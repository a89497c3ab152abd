import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readTeams } from './read-teams.server.ts'

export function TeamsBlock({ block }: BlockProps<typeof readTeams>) {
  const words = useWords(PAGES_WORDS)
  const lang = useWordsLang()
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <ul className="teams">
        {block.teams.map(({ name, html, jobs, contact }) => (
          <li className="card team" key={name}>
            <h3>{name}</h3>
            <HtmlText html={html} />
            <ul className="jobs">
              {jobs.map((job) => (
                <li className="job" key={job}>
                  {job}
                </li>
              ))}
            </ul>
            <p className="team-contact">
              <span lang={lang}>
                <Filled text={words.call} name={<b>{contact.name}</b>} />
              </span>
              <PhoneLink {...contact} />
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
