import type { Language } from '#domain/language.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { Attendee } from '#domain/registration/person-fields.ts'

/** As people come to a conference: friends in groups, some in the script of their language, few alone and young. */
export function sampleParty(
  type: PartyType,
  { index, family }: { index: number; family: readonly Attendee[] },
): Attendee[] {
  const grown = type === 'Group' ? family.map(grownUp) : family
  const isAlone = type === 'Individual' && index % 40 === 0
  return withOwnScript(grown, index).map((person) => (isAlone ? { ...person, age: 16 } : person))
}

const ADULT = 18

/** Groups share rooms with others, and nobody under 18 does. */
function grownUp(person: Attendee): Attendee {
  return person.age < ADULT ? { ...person, age: person.age + ADULT } : person
}

/** The same people; now and then the payer's name is in the script of its language. */
export function withOwnScript(family: readonly Attendee[], index: number): Attendee[] {
  return family.map((person, place) => (place === 0 ? inOwnScript(person, index) : person))
}

function inOwnScript(person: Attendee, index: number): Attendee {
  const name = OWN_SCRIPT[index / 7]
  return name ? { ...person, firstname: name[person.gender], lastname: name.last } : person
}

/** Those who have their name in its script have filled in the form in their language. */
export function sampleLanguage(index: number): Language {
  return OWN_SCRIPT[index / 7]?.language ?? 'en'
}

const OWN_SCRIPT: readonly { Female: string; Male: string; last: string; language?: Language }[] = [
  { Female: 'மீனாட்சி', Male: 'சௌந்தரராஜன்', last: 'ராமகிருஷ்ணன்', language: 'ta' },
  { Female: 'ಲಕ್ಷ್ಮಿ', Male: 'ವೆಂಕಟೇಶ', last: 'ಕೃಷ್ಣಮೂರ್ತಿ', language: 'kn' },
  { Female: 'प्रिया', Male: 'अनिल', last: 'विश्वनाथन', language: 'hi' },
  { Female: 'അമ്മുക്കുട്ടി', Male: 'ജോസഫ്', last: 'ഉണ്ണികൃഷ്ണൻ' },
  { Female: 'సరోజిని', Male: 'వెంకటేశ్వరరావు', last: 'సత్యనారాయణ' },
]
