export const en = {
  atAGlance: 'At a glance',
  /** A second way to register: "Register Now for 9 and 10 January 2027". */
  actionFor: ({ label, date }: { label: string; date: string }) => `${label} for ${date}`,
  loadMap: 'Load map',
  mapFailed: 'The map could not be loaded. You can use the address or the directions instead.',
  directions: 'Get directions',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  call: 'Call {name}',
  costFor: 'For',
  cost: 'Cost',
  play: 'Play {title}',
  listen: 'Listen to the podcast',
  story: (name: string) => `${name} tells their story`,
  /** Beside dates. */
  moreDates: 'More dates',
  registerNow: 'Register Now',
  opensSoon: 'Registration opens soon',
}
