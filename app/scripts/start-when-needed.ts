/** Where the framework is: its files, and the modules of this page's routes. */
export type Framework = {
  preloads: string[]
  modules: Record<string, string>
  entry: string
  /** A form, or a page that follows something by itself: as soon as it is painted. */
  atOnce: boolean
}

/**
 * Runs in the browser, from inside the page: it must not use anything outside of itself. Fetches the
 * framework at the first interaction, when something that moves comes into view, or when the browser
 * has nothing else to do. With Save-Data or on a slow network only a control that needs it does.
 * Until then links, menus and dialogs do what the browser does with them.
 */
export function startWhenNeeded(framework: Framework): void {
  const { connection } = navigator
  const type = connection?.effectiveType
  const listening = new AbortController()
  const { signal } = listening
  const isSparing = () =>
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    // Where the browser does not say, the time until the page was there does.
    (type ? type !== '4g' : performance.now() > 5_000)

  function start(): void {
    if (signal.aborted) return
    listening.abort()
    for (const href of framework.preloads) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const names = Object.keys(framework.modules)
    Promise.all(Object.values(framework.modules).map((module) => import(module))).then(
      (modules) => {
        window.__reactRouterRouteModules = Object.fromEntries(
          names.map((name, at) => [name, modules[at]]),
        )
        return import(framework.entry)
      },
    )
  }

  function startIfWanted({ target }: Event): void {
    const control = 'button, input, select, textarea, summary, [role=tab]'
    if (!isSparing() || (target instanceof Element && target.closest(control))) start()
  }

  // A button that only a script can serve is pressed once more when the script is there.
  let pressed: HTMLElement | undefined
  const waiting = new AbortController()
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('.script-only')
      if (button instanceof HTMLElement) pressed = button
    },
    { signal: waiting.signal, capture: true },
  )
  addEventListener(
    'hydrated',
    () => {
      waiting.abort()
      pressed?.click()
    },
    { once: true },
  )

  for (const name of ['pointerdown', 'keydown', 'focusin', 'mouseover']) {
    addEventListener(name, startIfWanted, { signal, passive: true, capture: true })
  }
  const begin = () => {
    // After the next paint: fetching scripts before it would take the network from the picture.
    if (framework.atOnce) return void requestAnimationFrame(() => requestAnimationFrame(start))
    if (isSparing()) return
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    })
    const moving = document.querySelectorAll('[aria-roledescription=carousel], [data-moves]')
    for (const element of moving) seen.observe(element)
    signal.addEventListener('abort', () => seen.disconnect())
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4_000 })
      else start()
    }, 800)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { signal })
}
