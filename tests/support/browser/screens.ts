import {
  devices,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  test,
} from '@playwright/test'

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1440, height: 900 }

const { userAgent, hasTouch } = devices['Pixel 7']
const ON_PHONE = { userAgent, hasTouch, viewport: PHONE }

/** A journey is made on a phone, unless it names its screens. */
export const SCREENS = {
  phone: ON_PHONE,
  desktop: { userAgent: undefined, hasTouch: false, viewport: DESK },
  wide: { userAgent: undefined, hasTouch: false, viewport: { width: 2560, height: 1440 } },
  'no-js': { ...ON_PHONE, javaScriptEnabled: false },
}

export type Screen = keyof typeof SCREENS

type Journey = (args: PlaywrightTestArgs & PlaywrightTestOptions) => Promise<void>

/** No projects of Playwright: each of those starts workers and browsers of its own. */
export function testOn(screens: readonly Screen[], title: string, journey: Journey): void {
  for (const screen of screens) {
    test.describe(screen, () => {
      test.use(SCREENS[screen])
      test(title, journey)
    })
  }
}
