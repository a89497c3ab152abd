import type { PageProps } from '#app/office/engine/engine.tsx'
import { Submit } from '#app/office/form/office-form.tsx'
import { changedByWords } from '#app/office/words/content.ts'
import { type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { ListedContent } from '#workflows/content/list-files.ts'
import { fileAddress } from './content-address.ts'
import { LANGUAGES_ADDRESS } from './languages/language-address.ts'
import type { ListedPage } from './page-choices.ts'
import { siteAddress } from './site/part-address.ts'

/** Every page by its title, and under Everything each part of the content as one form. */
export function ContentListView({
  page: { list, pages, now, published },
  refused,
}: PageProps<{
  list: ListedContent
  pages: readonly ListedPage[]
  now: Date
  published: number | undefined
}>) {
  return (
    <>
      <h1>Content</h1>
      {published !== undefined && (
        <StatusNotice>
          Version {published} is published. Visitors see it within five seconds.
        </StatusNotice>
      )}
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
        <NewPageForm {...typingOf(refused)} />
      </section>
      <section className="stack" aria-labelledby="everything">
        <h2 id="everything">Everything</h2>
        <p>Each part of the content in one long form, including what no page shows.</p>
        <ul className="content-files tall-links">
          {[...list.files, ...list.pages].map(({ path, name, about, isDraft }) => (
            <li key={path}>
              <a href={fileAddress(path)}>{name}</a>
              {isDraft && <span className="content-mark pill"> (your draft)</span>}
              {about && <p className="content-about soft small">{about}</p>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

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
          {title}
          {isDraft && <span className="content-mark pill"> draft</span>}
        </span>
      </a>
      {changed && <p className="content-about soft small">{changedByWords(changed, now)}</p>}
    </li>
  )
}

function NewPageForm(typing: Typing) {
  return (
    <form
      className="form office-narrow stack gap-4"
      method="post"
      action="/office/content"
      data-in-place=""
    >
      <TypedField label="Title" name="title" {...typing} />
      <TypedField
        label="Opening sentence"
        name="lead"
        help="One warm sentence under the title."
        {...typing}
      />
      <TypedField
        label="Address (optional)"
        name="address"
        help="Where visitors find it. Without one it is made from the title. For example: /summer-camp"
        {...typing}
      />
      <p>
        <Submit isQuiet>Add page</Submit>
      </p>
    </form>
  )
}
