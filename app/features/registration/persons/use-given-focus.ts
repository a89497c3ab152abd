import { useEffect, useRef } from 'react'

/**
 * A field that we have given the focus, when a person was added, was not touched by the visitor. So
 * leaving it without a word is no mistake yet. Returns the ref of the persons' container.
 */
export function useGivenFocus(count: number) {
  const container = useRef<HTMLDivElement>(null)
  // The form library listens at the document, so this must stop an event on its way there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is added gets the focus
  useEffect(() => {
    const given = document.activeElement
    const { current } = container
    if (!current || !(given instanceof HTMLInputElement) || !current.contains(given)) return
    const controller = new AbortController()
    const { signal } = controller
    const touch = ({ target }: Event) => {
      if (target === given) controller.abort()
    }
    current.addEventListener('input', touch, { signal })
    current.addEventListener('pointerdown', touch, { signal })
    const leave = (event: Event) => {
      if (event.target !== given) return
      event.stopPropagation()
      controller.abort()
    }
    current.addEventListener('focusout', leave, { signal })
    return () => controller.abort()
  }, [count])
  return container
}
