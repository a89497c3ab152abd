import type { PlainPageName } from '#content/schema/pages.ts'

/** Pages that consist of a head and blocks only. One route serves them all. */
export const INFORMATION_PAGES = [
  'ewg',
  'wfc1',
  'wfc2',
  'gpc',
  'kkids',
  'teens',
  'youth',
  'salt',
  'doz',
  'prayer',
  'marriage',
  'premarital',
  'parenting',
  'serve',
  'discipleship',
  'contact',
  'staff',
  'story',
  'beliefs',
  'campus',
] as const satisfies PlainPageName[]

/** "/ewg" and "/EWG/" are the page "ewg". */
export function informationPageAt(path: string): PlainPageName | undefined {
  const slug = path.split('/')[1]?.toLowerCase()
  return INFORMATION_PAGES.find((name) => name === slug)
}
