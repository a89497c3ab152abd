/** The lists of registrations on paper: the end of each address, and its name. */
export const PRINTS = [
  ['arrivals', 'Arrivals'],
  ['rooms', 'Rooms'],
  ['contacts', 'Contacts'],
  ['children', 'Children'],
] as const
