export const en = {
  copy: 'Copy',
  copied: 'Copied',
  /** Only heard, after the button’s word. */
  what: (label: string) => ` the ${label}`,
  print: 'Print',
  share: 'Share',
  /** Only heard, before a number. */
  call: (name: string) => `Call ${name} at `,
}
