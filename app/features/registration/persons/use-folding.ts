import { useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { personSchemas } from '#app/features/registration/registration-schema.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { ageBand } from '#domain/registration/price.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import type { TypedPerson } from './typed-persons.ts'

type Listed = { key: string | undefined; typed: TypedPerson }

/** What had the focus, and where it stood on the screen. */
type Place = { field: Element; top: number }

/**
 * Folds whoever is filled in to one line, once the focus has moved on from there to another person's
 * fields: a family of five is a long way on a phone.
 */
export function useFolding(persons: readonly Listed[]) {
  const { bands } = REGISTRATION_FORM[useLanguage()]
  const [folded, setFolded] = useState<ReadonlySet<string | undefined>>(new Set())
  const last = useRef<Listed['key']>(undefined)
  const place = useRef<Place>(undefined)
  // What is folded above must not move the field from under the finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what folding has moved
  useLayoutEffect(() => {
    if (!place.current) return
    const { field, top } = place.current
    place.current = undefined
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [folded])
  const enter = (here: Listed['key'], field: Element) => {
    // A select opens its list with the focus, and closes it when the page moves.
    if (!(field instanceof HTMLInputElement)) return
    const left = last.current
    last.current = here
    const isDone = persons.some(({ key, typed }) => key === left && isFinished(typed))
    if (left === here || !isDone || folded.has(left)) return
    const next = new Set([...folded, left].filter((key) => key !== here))
    place.current = { field, top: field.getBoundingClientRect().top }
    setFolded(next)
  }
  return {
    enter,
    /** "Arjun, 11, child" while the person is folded. */
    lineOf: (key: string | undefined): string | undefined => {
      const listed = folded.has(key) ? persons.find((one) => one.key === key) : undefined
      const person = listed && read(listed.typed)
      return person && `${person.firstname}, ${person.age}, ${bands[ageBand(person.age)]}`
    },
    open: (key: string | undefined) => setFolded(new Set([...folded].filter((one) => one !== key))),
  }
}

function isFinished(typed: TypedPerson): boolean {
  return read(typed) !== undefined
}

/** The person once every field is filled in rightly. */
function read(typed: TypedPerson) {
  const parsed = v.safeParse(SCHEMA, typed)
  return parsed.success ? parsed.output : undefined
}

/** Only whether it is right is asked, so the language does not matter. */
const SCHEMA = v.object(personSchemas('en'))
