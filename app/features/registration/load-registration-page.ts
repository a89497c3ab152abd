import type { FormView } from './registration-page.tsx'

type View = typeof FormView

let loaded: View | undefined
let loading: Promise<View> | undefined

/** The form is in a file of its own: all pages of the content share one route, and most of them have no form. */
export function loadForm(): Promise<View> {
  loading ??= import('./registration-page.tsx').then((module) => {
    loaded = module.FormView
    return module.FormView
  })
  return loading
}

export function loadedForm(): View | undefined {
  return loaded
}

// A browser that starts on a form loads it before React takes the page over.
if (!import.meta.env.SSR && document.querySelector('form.registration')) await loadForm()
