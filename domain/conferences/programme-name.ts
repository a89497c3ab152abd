/** What the titles of forms end with. */
const ENDINGS = [' registration form', ' registration']

/** "Encounter with God" for the form that is titled "Encounter with God Registration Form". */
export function programmeName({ title }: { title: string }): string {
  const ending = ENDINGS.find((each) => title.toLowerCase().endsWith(each))
  return ending ? title.slice(0, -ending.length) : title
}
