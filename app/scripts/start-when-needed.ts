import type { FrameworkFiles } from './framework-internals.ts'

type Framework = FrameworkFiles & {
  /** For a form or a page that updates by itself: start after the first paint. */
  atOnce: boolean
}

/** Dispatched on the window once React has hydrated the page. */
export const STARTED = 'framework-started'

/**
 * Runs as an inline script, so it must not use anything outside itself. On a slow network only a carousel or a
 * control that needs the framework loads it, with Save-Data only a control. Until then links, menus and dialogs work
 * as plain HTML, and a button pressed too early is pressed again once it works.
 */
export function startWhenNeeded(framework: Framework, started: string): void {
  const { connection } = navigator
  const type = connection?.effectiveType
  const waiting = new AbortController()
  const dead = new AbortController()
  const { signal } = waiting
  const asksForLess =
    connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  const isSparing = () =>
    asksForLess ||
    // Without that information, judges by the time that the page took to load.
    (type ? type !== '4g' : performance.now() > 5_000)

  function start(): void {
    if (signal.aborted) return
    waiting.abort()
    for (const href of framework.preloads) {
      const link = document.createElement('link')
      // What is seen comes first.
      const preload = { rel: 'modulepreload', href, fetchPriority: 'low' }
      document.head.append(Object.assign(link, preload))
    }
    fetchModules().then(() => dead.abort())
  }

  async function fetchModules(): Promise<void> {
    const fetching = Object.entries(framework.modules).map(async ([name, module]) => [
      name,
      await import(module),
    ])
    Reflect.set(window, framework.modulesName, Object.fromEntries(await Promise.all(fetching)))
    await import(framework.entry)
  }

  function startIfWanted({ target }: Event): void {
    const control = 'button, input, select, textarea, summary, [role=tab]'
    if (!isSparing() || (target instanceof Element && target.closest(control))) start()
  }

  function begin(): void {
    const isWide = matchMedia(
      '(width >= 991px) and (prefers-reduced-motion: no-preference)',
    ).matches
    // Observers report after the next paint: earlier, scripts would compete with the picture.
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    })
    signal.addEventListener('abort', () => seen.disconnect())
    const carousel = '[aria-roledescription=carousel]'
    const moving = `${carousel}, [data-moves]`
    if (framework.atOnce) seen.observe(document.body)
    else if (isSparing()) {
      // Carousels move on every network, unless the visitor asks for less motion or data.
      const isStill = asksForLess || matchMedia('(prefers-reduced-motion: reduce)').matches
      for (const one of isStill ? [] : document.querySelectorAll(carousel)) seen.observe(one)
    } else {
      // From this width on the panel behind the title moves, and it is always in view.
      for (const one of document.querySelectorAll(isWide ? 'main' : moving)) seen.observe(one)
      if (typeof scheduler === 'undefined') setTimeout(start, 1_500)
      else scheduler.postTask(start, { priority: 'background', delay: 800 })
    }
  }

  for (const name of ['pointerdown', 'keydown', 'focusin', 'mouseover']) {
    addEventListener(name, startIfWanted, { signal, passive: true, capture: true })
  }
  // Remembers a press on a button that needs the framework. The browser handles all others by itself.
  let pressed: HTMLElement | null = null
  const press = ({ target }: Event) => {
    const button = 'button[type=button]:not([popovertarget], [commandfor])'
    if (target instanceof Element) pressed = target.closest<HTMLElement>(button) ?? pressed
  }
  addEventListener('click', press, { signal: dead.signal, capture: true })
  addEventListener(started, () => pressed?.click(), { once: true })
  // The page on the way to the provider leaves at once, which would break a fade into it with an error.
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !/\/pay\//.test(activation?.entry.url ?? '')) return
    viewTransition.ready.catch(() => undefined)
    viewTransition.skipTransition()
  })
  // A form doesn't wait for its picture: once it is painted, somebody may type.
  if (framework.atOnce || document.readyState === 'complete') begin()
  else addEventListener('load', begin, { signal })
}
