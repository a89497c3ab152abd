import type { PartyType } from '#domain/registration/party.ts'
import type { Attendee } from '#domain/registration/person-fields.ts'

/** As people come to a conference: friends in groups, some in the script of their language, few alone and young. */
export function sampleParty(
  type: PartyType,
  { index, family }: { index: number; family: readonly Attendee[] },
): Attendee[] {
  const grown = type === 'Group' ? family.map(grownUp) : family
  return grown.map((person, place) => {
    const isAlone = type === 'Individual' && index % 40 === 0
    const named = place === 0 ? inOwnScript(person, index) : person
    return isAlone ? { ...named, age: 16 } : named
  })
}

const ADULT = 18

/** Groups share rooms with others, and nobody under 18 does. */
function grownUp(person: Attendee): Attendee {
  return person.age < ADULT ? { ...person, age: person.age + ADULT } : person
}

function inOwnScript(person: Attendee, index: number): Attendee {
  const name = OWN_SCRIPT[index / 7]
  return name ? { ...person, firstname: name[person.gender], lastname: name.last } : person
}

const OWN_SCRIPT = [
  { Female: 'மீனாட்சி', Male: 'சௌந்தரராஜன்', last: 'ராமகிருஷ்ணன்' },
  { Female: 'ಲಕ್ಷ್ಮಿ', Male: 'ವೆಂಕಟೇಶ', last: 'ಕೃಷ್ಣಮೂರ್ತಿ' },
  { Female: 'प्रिया', Male: 'अनिल', last: 'विश्वनाथन' },
  { Female: 'അമ്മുക്കുട്ടി', Male: 'ജോസഫ്', last: 'ഉണ്ണികൃഷ്ണൻ' },
  { Female: 'సరోజిని', Male: 'వెంకటేశ్వరరావు', last: 'సత్యనారాయణ' },
]
