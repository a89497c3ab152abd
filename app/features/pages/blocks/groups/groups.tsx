import { Icon } from '#app/ui/icon.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readGroups } from './read-groups.server.ts'

/** A timetable of classes: ages, name and times. */
export function GroupsBlock({ block }: BlockProps<typeof readGroups>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <ul className="timetable">
        {block.groups.map(({ name, ages, times, about }) => (
          <li key={name}>
            <p className="timetable-ages">{ages}</p>
            <div>
              <h3>{name}</h3>
              <p>{about}</p>
            </div>
            <p className="timetable-times">
              <Icon name="clock" />
              {times}
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
