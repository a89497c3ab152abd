import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Fields, fieldValue, placeOf, readFields } from './read-form.ts'
import type { Errors } from './typed.ts'

/** What the server says of a form that it did not take, or that it was only asked to change. */
export type FormAnswer<Typed> = { typed?: Typed | undefined; errors: Errors; refused: boolean }

/**
 * Its fields belong to the browser, which also restores them: what is typed is read from them, and what the page
 * changes is written into them.
 */
export function useForm<Typed extends Fields>(form: {
  id: string
  first: Typed
  answer: FormAnswer<Typed> | undefined
  saysOn: 'leave' | 'send'
  /** Reads the fields, with what follows from what has changed in them. */
  read: (fields: Fields, before: Typed) => Typed
  check: (typed: Typed) => Errors
  onSend?: () => void
}) {
  const { id, first, answer, saysOn, read, check, onSend } = form
  const [state, setState] = useState(() => ({
    typed: answer?.typed ?? first,
    /** Browsers restore only fields whose value is not the one in the markup, so that one stays. */
    initial: answer?.typed ?? first,
    /** The names of the fields that may say what is wrong with them. */
    touched: new Set<string>(),
    answer,
    /** Until something is typed. */
    answered: answer?.errors,
  }))
  const { typed, initial, touched, answered } = state
  const wrong = check(typed)
  const said = Object.entries(wrong).filter(([name]) => touched.has(name))
  const errors: Errors = answered ?? Object.fromEntries(said)
  if (answer !== state.answer) setState({ ...state, answer, answered: answer?.errors })
  useFocusOnAnswer(id, answer)

  /** A field to which the page gave the focus: leaving it without a word is no mistake yet. */
  const given = useRef<EventTarget>(null)
  const touch = ({ target }: SyntheticEvent) => {
    if (target === given.current) given.current = null
  }
  const change = (next: Typed, removed?: number) => {
    const names = [...touched, ...Object.keys(answered ?? {})]
    const kept = new Set(names.flatMap((name) => nameAfter(name, next, removed)))
    flushSync(() => setState({ ...state, typed: next, touched: kept, answered: undefined }))
    write(id, next)
  }
  const reset = () => {
    flushSync(() => setState({ ...state, typed: first, touched: new Set(), answered: undefined }))
    write(id, first)
  }
  const readAll = (element: HTMLFormElement) => read(readFields(new FormData(element)), typed)

  return {
    typed,
    /** What is wrong, also where nothing is said of it yet. */
    wrong,
    errors,
    formErrors: errors[''] ? [errors['']] : [],
    /** Writes into the form, from whose list a row may have been removed. */
    change,
    reset,
    /** Moves the focus to a field that the visitor has not asked for. */
    giveFocus(name: string) {
      const field = fieldsOf(id).find((one) => one.name === name)
      field?.focus()
      given.current = field ?? null
    },
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      error: errors[name],
      value: fieldValue(typed, name),
      initialValue: fieldValue(initial, name) || undefined,
    }),
    props: {
      id,
      noValidate: true,
      onPointerDown: touch,
      onInput(event: SyntheticEvent<HTMLFormElement>) {
        touch(event)
        change(readAll(event.currentTarget))
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        const isGiven = target === given.current
        given.current = null
        if (saysOn !== 'leave' || isGiven || !isField(target) || touched.has(target.name)) return
        const names = new Set([...touched, target.name])
        setState({ ...state, typed: readAll(currentTarget), touched: names })
      },
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        const sent = readAll(event.currentTarget)
        const mistakes = check(sent)
        const isWrong = Object.keys(mistakes).length > 0
        const names = fieldsOf(id).map(({ name }) => name)
        const all = new Set([...names, ...Object.keys(mistakes)])
        const next = { ...state, typed: sent, answered: undefined }
        flushSync(() => setState(isWrong ? { ...next, touched: all } : next))
        if (!isWrong) return onSend?.()
        event.preventDefault()
        focusWrong(id, mistakes)
      },
    },
  }
}

/** Not on the page's first answer: a browser without a script has shown it already. */
function useFocusOnAnswer(id: string, answer: FormAnswer<unknown> | undefined): void {
  const before = useRef(answer)
  useEffect(() => {
    if (answer && answer !== before.current) focusWrong(id, answer.errors)
    before.current = answer
  }, [id, answer])
}

function focusWrong(id: string, errors: Errors): void {
  fieldsOf(id)
    .find(({ name }) => errors[name])
    ?.focus()
}

type Field = HTMLInputElement | HTMLSelectElement

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

function fieldsOf(id: string): Field[] {
  const elements = [...(document.forms.namedItem(id)?.elements ?? [])]
  return elements.filter((element) => isField(element)).filter(({ type }) => type !== 'hidden')
}

/** A field without a value stays as it is; a box is ticked only by one. Radio buttons follow React. */
function write(id: string, typed: Fields): void {
  for (const field of fieldsOf(id)) {
    const value = fieldValue(typed, field.name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value === field.value
    } else if (field.type !== 'radio' && value !== undefined && field.value !== value) {
      field.value = value
    }
  }
}

/** The name that a field has after a row of its list was removed; none where there is no such row any more. */
function nameAfter(name: string, typed: Fields, removed = Number.POSITIVE_INFINITY): string[] {
  const { list, row, field } = placeOf(name)
  if (!list) return [name]
  const next = `${list}[${row > removed ? row - 1 : row}].${field}`
  return row === removed || fieldValue(typed, next) === undefined ? [] : [next]
}
