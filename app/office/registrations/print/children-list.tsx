import { fullName } from '#domain/registration/full-name.ts'
import { ageBand } from '#domain/registration/price.ts'
import { Sheet } from '../../sheet.tsx'
import type { PrintedList } from './print-routes.tsx'

/** For the children's team: who comes, how old they are, and whom to call. */
export function ChildrenList({ registrations }: PrintedList) {
  const children = registrations
    .flatMap(({ id, people }) => people.map((child) => ({ id, child, parent: people[0] })))
    .filter(({ child }) => ageBand(child.age) !== 'adult')
    .sort((a, b) => a.child.age - b.child.age)
  if (children.length === 0) return <p>No child is on this list.</p>
  return (
    <Sheet
      caption={`Children under 12: ${children.length}`}
      columns={[
        { label: 'Name' },
        { label: 'Age', isNumber: true },
        { label: 'Gender' },
        { label: 'Registered by' },
        { label: 'Mobile' },
      ]}
      rows={children.map(({ id, child, parent }) => ({
        key: `${id} ${child.position}`,
        cells: [fullName(child), child.age, child.gender, fullName(parent), parent?.phone],
      }))}
    />
  )
}
