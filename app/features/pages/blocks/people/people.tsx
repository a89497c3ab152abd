import { useLanguage } from '#app/ui/language.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readPeople } from './read-people.server.ts'

export function PeopleBlock({ block }: BlockProps<typeof readPeople>) {
  const language = useLanguage()
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <ul className="people">
        {block.people.map(({ name, role, about, picture }) => (
          <li key={name}>
            <Panel picture={picture} className="panel-arch" />
            <h3 lang={languageOf(name, language)}>{name}</h3>
            <p className="people-role">{role}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
