import type { PageFacts } from '#app/ui/page.ts'
import type { Registered, ShownPlaces } from '#workflows/registration/read-registered.ts'

/** The title says what has become of the places. */
export function registeredPage({ places, keepUntil }: Registered): PageFacts {
  if (places === 'waiting') return WAITING
  return { ...PAGE, title: keepUntil ? HELD : (TITLES[places] ?? PAGE.title) }
}

const WAITING = {
  title: 'You are on the waiting list',
  description: 'Your place on the waiting list.',
  style: 'registered',
}

const PAGE = {
  title: 'You are registered',
  description: 'The confirmation of your registration.',
  style: 'registered',
}

const TITLES: Partial<Record<ShownPlaces, string>> = {
  expired: 'Your places have been given back',
  full: 'Your places have been given back',
  cancelled: 'This registration was cancelled',
}

const HELD = 'Your places are held for you'
