import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { MAX_SEARCH_LETTERS } from '#domain/sermons/sermons.ts'
import { SERMONS_WORDS } from '#words/media.ts'
import type { SermonChoice } from './sermons-address.ts'

type Props = { choice: SermonChoice; preachers: { name: string; tag: string }[] }

/** Three ways to find a sermon. Each is its own form, so that it works without a script. */
export function SermonFinder({ choice, preachers }: Props) {
  const words = useWords(SERMONS_WORDS)
  return (
    <div className="sermon-finder stack gap-4 top">
      <search>
        <Form className="sermon-finder-form" action="/sermons" preventScrollReset>
          <label className="field-label whole" htmlFor="sermon-words">
            {words.searchLabel}
          </label>
          <input
            // The key resets the field when the address changes, also after going back.
            key={choice.words}
            className="input"
            id="sermon-words"
            type="search"
            name="q"
            defaultValue={choice.words}
            maxLength={MAX_SEARCH_LETTERS}
            enterKeyHint="search"
          />
          <Submit>{words.search}</Submit>
        </Form>
      </search>
      <PreacherForm preachers={preachers} chosen={choice.preacher} />
      <Form action="/sermons" preventScrollReset>
        <Submit isQuiet>{words.all}</Submit>
      </Form>
    </div>
  )
}

function PreacherForm({ preachers, chosen = '' }: Pick<Props, 'preachers'> & { chosen?: string }) {
  const submit = useSubmit()
  const words = useWords(SERMONS_WORDS)
  const language = useLanguage()
  const select = useRef<HTMLSelectElement>(null)
  const shown = preachers.some(({ tag }) => tag === chosen) ? chosen : ''
  // A choice made before hydration fired no event, so the field is read once after it.
  useEffect(() => {
    if (select.current && select.current.value !== shown) submit(select.current.form)
  }, [submit, shown])
  return (
    <Form className="sermon-finder-form" action="/sermons" preventScrollReset>
      <label className="field-label whole" htmlFor="sermon-preacher">
        {words.preacher}
      </label>
      <select
        key={shown}
        ref={select}
        className="input"
        id="sermon-preacher"
        name="preacher"
        autoComplete="off"
        defaultValue={shown}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        <option value="">{words.everyone}</option>
        {preachers.map(({ name, tag }) => (
          <option key={tag} value={tag} lang={languageOf(name, language)}>
            {name}
          </option>
        ))}
      </select>
      <Submit>{words.show}</Submit>
    </Form>
  )
}
