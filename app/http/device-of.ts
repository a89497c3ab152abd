/** Describes a browser by its User-Agent, such as "Firefox on Android". */
export function deviceOf(userAgent: string | undefined = ''): string {
  const browser = nameIn(userAgent, BROWSERS) ?? 'A browser'
  const system = nameIn(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}

/** The first that fits: most browsers also call themselves Chrome, and all of those Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

function nameIn(
  userAgent: string,
  names: readonly (readonly [name: string, pattern: RegExp])[],
): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0]
}
