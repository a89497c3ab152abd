/** "Asha Rao" */
export function fullName(person: { first_name: string; last_name: string } | undefined): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() : ''
}
