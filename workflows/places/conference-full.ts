import { describeShortage, type Party, type PlacesLeft } from '#domain/registration/places.ts'

/** Thrown inside the transaction, which rolls back the whole registration. */
export class ConferenceFull extends Error {
  readonly left: PlacesLeft

  constructor(party: Party, left: PlacesLeft) {
    super(describeShortage(party, left) ?? 'All places are taken.')
    this.left = left
  }
}
