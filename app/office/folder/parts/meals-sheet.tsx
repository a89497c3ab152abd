import { dayWithWeekday } from '#domain/dates.ts'
import { type MealCount, mealsByDay } from '#domain/folder/meals.ts'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'

/** For the kitchen. */
export function MealsSheet({ folder: { people, days } }: { folder: Folder }) {
  if (!days) return <p>Nobody is expected yet.</p>
  const eaters = people.map(({ age, registration: { arrival, residential } }) => ({
    age,
    arrival,
    staysOvernight: residential === 'Residential',
  }))
  return (
    <>
      <FolderTable
        caption="Meals by day"
        columns={[
          { label: 'Day' },
          { label: 'Breakfast', kind: 'number' },
          { label: 'Lunch', kind: 'number' },
          { label: 'Dinner', kind: 'number' },
        ]}
        rows={mealsByDay(eaters, days).map(({ day, breakfast, lunch, dinner }) => ({
          key: day,
          cells: [
            dayWithWeekday(day),
            countWords(breakfast),
            countWords(lunch),
            countWords(dinner),
          ],
        }))}
      />
      <p>
        Breakfast: whoever slept here. Lunch: everybody who has arrived by 1 PM. Dinner: whoever
        sleeps here and has arrived by 8 PM. Children are under 12.
      </p>
    </>
  )
}

/** "120, 14 of them children" */
function countWords({ people, children }: MealCount): string {
  if (children === 0) return String(people)
  return `${people}, ${children === 1 ? '1 of them a child' : `${children} of them children`}`
}
