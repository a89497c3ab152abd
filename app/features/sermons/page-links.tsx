import { Form, Link } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { pageLinks, typedPage } from '#domain/sermons.ts'
import { SERMONS_WORDS } from '#words/media.ts'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'

type Props = { choice: SermonChoice; page: number; pages: number }

export function PageLinks({ choice, page, pages }: Props) {
  const words = useWords(SERMONS_WORDS)
  if (pages === 1) return null
  return (
    <nav className="sermon-pages cluster gap-4" aria-label={words.more}>
      <ul className="cluster">
        <li>
          <Link className="sermon-page strong" to={sermonsAddress(choice)}>
            {words.first}
          </Link>
        </li>
        {pageLinks(page, pages).map((number) => (
          <li key={number}>
            <Link
              className="sermon-page strong"
              to={sermonsAddress({ ...choice, page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visually-hidden">{words.page} </span>
              {number}
            </Link>
          </li>
        ))}
        <li>
          <Link className="sermon-page strong" to={sermonsAddress({ ...choice, page: pages })}>
            {words.last}
          </Link>
        </li>
      </ul>
      <PageForm choice={choice} page={page} pages={pages} />
    </nav>
  )
}

function PageForm({ choice, page, pages }: Props) {
  const words = useWords(SERMONS_WORDS)
  return (
    <Form className="sermon-page-form cluster" action="/sermons">
      {choice.words && <input type="hidden" name="q" value={choice.words} />}
      {choice.preacher && <input type="hidden" name="preacher" value={choice.preacher} />}
      <label className="field-label" htmlFor="sermon-page">
        {words.page}
      </label>
      <input
        key={page}
        className="input"
        id="sermon-page"
        name="page"
        inputMode="numeric"
        autoComplete="off"
        size={4}
        defaultValue={page}
        aria-describedby="sermon-pages"
        onInput={({ currentTarget }) => limitPage(currentTarget, pages)}
        // Also cleans what was typed before hydration.
        ref={(input) => {
          if (input) limitPage(input, pages)
        }}
      />
      <span id="sermon-pages">{words.ofPages(pages)}</span>
      <button className="button button-quiet" type="submit">
        {words.go}
      </button>
    </Form>
  )
}

function limitPage(input: HTMLInputElement, pages: number): void {
  const page = typedPage(input.value, pages)
  if (input.value !== page) input.value = page
}
