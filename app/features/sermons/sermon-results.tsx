import { Form, Link, useNavigation } from 'react-router'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'
import { pageLinks, typedPage } from '#domain/sermons/sermons.ts'
import { SERMONS_WORDS } from '#words/media.ts'
import type { SermonsOutcome } from './read-sermons.server.ts'
import { ProviderWords, SermonCard } from './sermon-card.tsx'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'

type Props = {
  heading: string
  name?: string | undefined
  choice: SermonChoice
  outcome: SermonsOutcome
}

export function SermonResults({ heading, name = '', choice, outcome }: Props) {
  const words = useWords(SERMONS_WORDS)
  const marked = useMarked()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="sermon-results stack gap-4" aria-busy={busy}>
      <div>
        <h2 dir="auto">
          <Filled text={heading} name={marked(name)} />
        </h2>
        <p className="soft" role="status">
          {busy ? words.loading : outcome.status}
        </p>
      </div>
      <Outcome choice={choice} outcome={outcome} />
    </div>
  )
}

function Outcome({ choice, outcome }: Pick<Props, 'choice' | 'outcome'>) {
  const words = useWords(SERMONS_WORDS)
  switch (outcome.kind) {
    case 'none':
      return (
        <div className="notice">
          <p>{outcome.words}</p>
          <p>
            <ButtonLink to="/sermons">{words.seeAll}</ButtonLink>
          </p>
        </div>
      )
    case 'failed':
      return (
        <div className="notice notice-warning">
          <ProviderWords {...outcome} />
          <p>
            <ButtonLink to={sermonsAddress(choice)}>{words.tryAgain}</ButtonLink>
          </p>
        </div>
      )
    case 'list':
      return (
        <>
          {outcome.late && <p className="notice notice-warning">{outcome.late}</p>}
          <ul className="sermon-grid tiles gap-4">
            {outcome.sermons.map((sermon) => (
              <SermonCard key={sermon.id} sermon={sermon} />
            ))}
          </ul>
          <PageLinks choice={choice} page={outcome.page} pages={outcome.pages} />
        </>
      )
  }
}

type Paging = { choice: SermonChoice; page: number; pages: number }

function PageLinks({ choice, page, pages }: Paging) {
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

function PageForm({ choice, page, pages }: Paging) {
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
      <Submit isQuiet>{words.go}</Submit>
    </Form>
  )
}

function limitPage(input: HTMLInputElement, pages: number): void {
  const page = typedPage(input.value, pages)
  if (input.value !== page) input.value = page
}
