export const en = {
  adult: '12 and over',
  child: '6 to 11',
  small: '5 and under',
  free: 'Free',
  part: 'Part Registration, 6 and over',
  restAtVenue:
    'The pre-registration. You pay the rest at the venue; a Full Registration is also paid there',
  restLater: 'The pre-registration. You pay the rest later',
  /** What a person of 12 or over pays. */
  withBeds: (usual: string, residential: string) => `${usual}, residential ${residential}`,
}
