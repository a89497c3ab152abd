import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import { officeForm, officePage, officeRoutes, type PageProps } from '#app/office/engine/engine.tsx'
import { Submit } from '#app/office/form/office-form.tsx'
import { PublishedNotice } from '#app/office/published-notice.tsx'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedFields } from '#app/ui/form/typed-field.tsx'
import { changedByWords } from '#words/office/content.ts'
import { deletePage, startPage } from '#workflows/content/drafts/start-page.ts'
import { type ListedContent, listContentFiles } from '#workflows/content/list-files.ts'
import { fileAddress, LANGUAGES_ADDRESS } from './content-address.ts'
import { answerOf, PLAN_PAGE, publishedAddress, WHY_FIELD } from './content-plan.tsx'
import { type ListedPage, listedPages } from './page-choices.ts'
import { siteAddress } from './site/part-address.ts'

const needs = 'editContent'

const list = officePage({
  path: '/content',
  needs,
  async read(services, { actor }) {
    const list = await listContentFiles(services, actor)
    if (!list.ok) return list
    return { list, pages: listedPages(services, list), now: services.now() }
  },
  title: 'Site',
  View: ContentListView,
})

const deletion = officePage({
  ...PLAN_PAGE,
  path: '/content/pages/:file/delete',
  async read(services, { actor, file }) {
    const list = await listContentFiles(services, actor)
    if (!list.ok) return list
    if (!list.pages.some(({ path }) => path === `pages/${file}.yaml`)) return undefined
    const address = `/office/content/pages/${file}`
    return {
      title: `Delete the page /${file}`,
      sections: [
        {
          says: 'Visitors will no longer find it. To have it again, bring back an earlier version.',
        },
      ],
      action: `${address}/delete`,
      why: '',
      button: 'Delete page',
      leave: { label: 'Keep it', to: address },
    }
  },
})

export const pageRoutes = officeRoutes([
  list,
  officeForm({
    at: list,
    fields: v.object({ title: v.string(), lead: v.string(), address: v.string() }),
    run(services, { actor }, { address, ...words }) {
      const isTaken = (path: string) => findAddress(path) !== undefined
      const page = { actor, ...words, address: address || addressOf(words.title), isTaken }
      return startPage(services, page)
    },
    errors: ({ problem }) => ({ address: MESSAGES[problem] }),
    // Without words there is nothing to show yet.
    to: (_, __, { isShown, slug, path }) => (isShown ? siteAddress(`/${slug}`) : fileAddress(path)),
  }),
  deletion,
  officeForm({
    at: deletion,
    fields: WHY_FIELD,
    async run(services, { actor, key, file }, typed) {
      const why = typed.why || `Delete the page /${file}`
      const path = `pages/${file}.yaml`
      return answerOf(await deletePage(services, { actor, key, path, why }))
    },
    to: publishedAddress,
  }),
])

/** "Summer Camp 2027" is at /summer-camp-2027. */
function addressOf(title: string): string {
  return (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40).replace(/-$/, '')
}

const MESSAGES = {
  'bad-address': 'Please enter an address such as /summer-camp: small letters, digits and hyphens.',
  'address-exists': 'This address is already in use. Please choose another one.',
}

function ContentListView({
  page: { list, pages, now },
  query,
  refused,
}: PageProps<{
  list: ListedContent
  pages: readonly ListedPage[]
  now: Date
}>) {
  return (
    <>
      <h1>Site</h1>
      <PublishedNotice query={query} />
      <p>Open a page and choose Edit beside what you want to change.</p>
      <p className="button-row">
        <a href="/office/content/versions">All versions</a>
        <a href={LANGUAGES_ADDRESS}>Tamil, Kannada, Hindi</a>
      </p>
      <section className="stack" aria-labelledby="pages">
        <h2 id="pages">Pages</h2>
        <ul className="content-pages tiles">
          {pages.map((page) => (
            <PageCard key={page.page} {...page} now={now} />
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="new-page">
        <h2 id="new-page">A new page</h2>
        <form
          className="form office-narrow stack gap-4"
          method="post"
          action="/office/content"
          data-in-place=""
        >
          <TypedFields fields={NEW_PAGE} {...typingOf(refused)} />
          <p>
            <Submit isQuiet>Add page</Submit>
          </p>
        </form>
      </section>
      <section className="stack" aria-labelledby="everything">
        <h2 id="everything">Everything</h2>
        <p>Each part of the content in one long form, including what no page shows.</p>
        <ul className="content-files tall-links">
          {[...list.files, ...list.pages].map(({ path, name, about, isDraft }) => (
            <li key={path}>
              <a href={fileAddress(path)}>{name}</a>{' '}
              {isDraft && <span className="chip chip-open">your draft</span>}
              {about && <p className="content-about soft small">{about}</p>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const NEW_PAGE = [
  { label: 'Title', name: 'title' },
  { label: 'Opening sentence', name: 'lead', help: 'One warm sentence under the title.' },
  {
    label: 'Address (optional)',
    name: 'address',
    help: 'Where visitors find it. Without one it is made from the title. For example: /summer-camp',
  },
]

function PageCard({ page, title, picture, isDraft, changed, now }: ListedPage & { now: Date }) {
  return (
    <li>
      <a className="line" href={siteAddress(page)}>
        {picture ? (
          // Also what is not public yet.
          <img
            src={picture.replace(/^\/(?=drawings|photographs)/, '/office/')}
            alt=""
            width="96"
            height="64"
            loading="lazy"
          />
        ) : (
          <span className="content-no-picture" />
        )}
        <span>
          {title} {isDraft && <span className="chip chip-open">draft</span>}
        </span>
      </a>
      {changed && <p className="content-about soft small">{changedByWords(changed, now)}</p>}
    </li>
  )
}
