import type { IconName } from '#app/ui/icon.tsx'
import { phoneAddress } from '#app/ui/phone-link.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Fact } from '#content-model/schema/page.ts'
import { serviceTime } from '#domain/calendar/event.ts'
import type { Language } from '#domain/language.ts'
import { unbroken } from '#domain/unbroken.ts'

type FactView = {
  label: string
  icon: IconName
  lines: { text: string; to?: string | undefined }[]
}

/** The icons are known by the labels of the same facts in English. */
export function readFacts(
  facts: readonly Fact[],
  { church, language, english }: { church: Church; language: Language; english: readonly Fact[] },
): FactView[] {
  return facts.map((fact, at) => {
    if ('church' in fact) {
      return { label: fact.label, ...CHURCH_FACTS[fact.church](church, language) }
    }
    if ('contact' in fact) {
      const { name, phone } = fact.contact
      return { label: fact.label, icon: 'phone', lines: [{ text: name }, phoneLine(phone)] }
    }
    const { label, value, to } = fact
    const icon = ICONS[english[at]?.label ?? label] ?? 'pane'
    return { label, icon, lines: [{ text: unbroken(value), to }] }
  })
}

export function addressText({ street, locality, city, postalCode }: Church['address']): string {
  return `${street}, ${locality}, ${city} ${postalCode}`
}

type ChurchFact = Extract<Fact, { church: unknown }>['church']

const CHURCH_FACTS: {
  [Name in ChurchFact]: (church: Church, language: Language) => Omit<FactView, 'label'>
} = {
  address: ({ address, map }) => ({
    icon: 'pin',
    lines: [{ text: addressText(address), to: map.link }],
  }),
  phone: ({ phone }) => ({ icon: 'phone', lines: [phoneLine(phone)] }),
  email: ({ email }) => ({ icon: 'mail', lines: [{ text: email, to: `mailto:${email}` }] }),
  officeHours: ({ officeHours }) => ({ icon: 'clock', lines: [{ text: unbroken(officeHours) }] }),
  services: ({ services }, page) => ({
    icon: 'clock',
    lines: services
      .map((service) => serviceTime(page, service))
      .map(({ day, time, language }) => ({ text: `${day} ${unbroken(time)} ${language}` })),
  }),
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
