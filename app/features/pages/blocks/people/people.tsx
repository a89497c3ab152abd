import { Panel } from '#app/ui/panel.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function PeopleBlock({ block }: { block: BlockViewOf<'people'> }) {
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
