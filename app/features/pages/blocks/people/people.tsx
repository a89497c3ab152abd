import { Panel } from '#app/ui/picture/panel.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readPeople } from './read-people.server.ts'

export function PeopleBlock({ block }: BlockProps<typeof readPeople>) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <ul className="people">
        {block.people.map(({ name, role, about, picture }) => (
          <li key={name}>
            <Panel picture={picture} className="panel-arch" />
            <h3>{name}</h3>
            <p className="people-role">{role}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
