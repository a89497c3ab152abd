import type { IconName } from '#app/ui/icon.tsx'
import { phoneAddress } from '#app/ui/phone-link.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Fact } from '#content-model/schema/head.ts'
import { serviceTime } from '#domain/calendar/event.ts'
import type { Language } from '#domain/language.ts'

export type FactView = {
  label: string
  icon: IconName
  lines: { text: string; to?: string | undefined }[]
}

/**
 * The facts of a page, with references to church.yaml filled in. The icons are known by the labels of the same
 * facts in English.
 */
export function readFacts(
  facts: readonly Fact[],
  { church, language, english }: { church: Church; language: Language; english: readonly Fact[] },
): FactView[] {
  return facts.map((fact, at) => {
    if ('church' in fact) {
      return { label: fact.label, ...churchFact(fact.church, church, language) }
    }
    if ('contact' in fact) {
      const { name, phone } = fact.contact
      return { label: fact.label, icon: 'phone', lines: [{ text: name }, phoneLine(phone)] }
    }
    const { label, value, to } = fact
    const icon = ICONS[english[at]?.label ?? label] ?? 'pane'
    return { label, icon, lines: [{ text: value, to }] }
  })
}

/** "1 Sample Street, Sample Nagar, Bangalore 560000" */
export function addressText({ street, locality, city, postalCode }: Church['address']): string {
  return `${street}, ${locality}, ${city} ${postalCode}`
}

function churchFact(
  name: Extract<Fact, { church: unknown }>['church'],
  church: Church,
  language: Language,
): Omit<FactView, 'label'> {
  switch (name) {
    case 'address':
      return { icon: 'pin', lines: [{ text: addressText(church.address), to: church.map.link }] }
    case 'phone':
      return { icon: 'phone', lines: [phoneLine(church.phone)] }
    case 'email':
      return { icon: 'mail', lines: [{ text: church.email, to: `mailto:${church.email}` }] }
    case 'officeHours':
      return { icon: 'clock', lines: [{ text: church.officeHours }] }
    case 'services': {
      const times = church.services.map((service) => serviceTime(language, service))
      return {
        icon: 'clock',
        lines: times.map(({ day, time, language }) => ({ text: `${day} ${time} ${language}` })),
      }
    }
    default:
      return name satisfies never
  }
}

function phoneLine(phone: string) {
  return { text: phone, to: phoneAddress(phone) }
}

const ICONS: Partial<Record<string, IconName>> = {
  Classes: 'clock',
  Cost: 'rupee',
  Dates: 'calendar',
  'Dates and time': 'calendar',
  For: 'people',
  'Group size': 'people',
  'Other Tuesdays': 'clock',
  'Pre-registration': 'rupee',
  'Residential dates': 'calendar',
  Time: 'clock',
  When: 'clock',
  Where: 'pin',
  Who: 'people',
  Workbooks: 'book',
}
