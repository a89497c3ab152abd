const PATHS = {
  alert: 'M12 3 2 21h20L12 3Zm0 6v6m0 3v.01',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  bank: 'M3 9 12 4l9 5H3Zm3 3v5m4-5v5m4-5v5m4-5v5M3 20h18',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2Zm0 0v14',
  calendar: 'M4 6h16v14H4V6Zm0 4h16M8 3v5m8-5v5',
  card: 'M3 6h18v12H3V6Zm0 4h18M6 14h4',
  check: 'm4 12 5 5L20 6',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  close: 'M5 5l14 14M19 5 5 19',
  down: 'm6 9 6 6 6-6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.7V2.4A18 18 0 0 0 15.300 2c-2.800 0-4.300 1.700-4.300 4.600v2.900H8V13h3v8',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18 5-5 5-13 0-18ZM3.500 9h17m-17 6h17',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.500v.010',
  handset: 'M7 2h10v20H7V2Zm4 17h2M10 6h4m-4 2.500h4M11 6c2.500 0 2.500 5 0 5h-1l3.500 4',
  key: 'M14 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm-1 3 8 8m-3-3-2 2',
  left: 'm15 5-7 7 7 7',
  lock: 'M6 11h12v9H6v-9Zm2 0V8a4 4 0 0 1 8 0v3',
  mail: 'M3 6h18v12H3V6Zm0 0 9 7 9-7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-7 9c0-4 3-6 7-6s7 2 7 6M16 4.500a3.500 3.500 0 0 1 0 6.500m2.500 3.500c2 .8 3.500 2.500 3.500 5.500',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5v14l11-7L8 5Z',
  right: 'm9 5 7 7-7 7',
  rupee: 'M6 4h12M6 9h12M9 4c7 0 7 9 0 9H6l8 8',
  spotify:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM7.500 9.500c3-1 6.500-.7 9.200.8M8 12.700c2.500-.7 5.300-.4 7.600.8M8.500 15.700c2-.500 4-.3 6 .7',
  pane: 'M12 4 20 12 12 20 4 12Z',
  youtube:
    'M4.500 5.500C8 5 16 5 19.500 5.500c1 .2 1.700 1 1.900 2 .4 3 .4 6 0 9-.2 1-.9 1.800-1.900 2-3.500.500-11.500.500-15 0-1-.2-1.700-1-1.900-2-.4-3-.4-6 0-9 .2-1 .9-1.800 1.900-2ZM10 9v6l5-3-5-3Z',
} as const

export type IconName = keyof typeof PATHS

/** Hidden from screen readers, because text beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
