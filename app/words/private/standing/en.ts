/** The day is empty where there is none, or where it is over. */
type Due = { people: number; amount: string; day: string }

export const en = {
  waiting: (people: number) =>
    `${who(people)} on the waiting list. We will write to you as soon as there is room.`,
  unpaid: ({ people, amount, day }: Due) =>
    `${who(people)} coming. Please pay ${amount}${day && ` by ${day}`}.`,
  partPaid: ({ people, amount, day }: Due) =>
    `${who(people)} registered. ${amount} is still due${day && ` by ${day}`}.`,
  paid: (people: number) => `${who(people)} registered, and everything is paid.`,
  seeingYou: 'We look forward to seeing you.',
  overpaid: (people: number) =>
    `${who(people)} registered. You have paid more than the price, and our office will sort it out.`,
  refunded: 'Everything you paid has gone back to you, and no places are held any more.',
  cancelled: 'This registration was cancelled, and nobody is expected.',
  expired: 'No payment arrived in time, so the places were given to others.',
}

function who(people: number): string {
  return people === 1 ? 'One person is' : `${NUMBERS[people] ?? people} people are`
}

const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five']
