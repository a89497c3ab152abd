import { TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { ListedContent, ListedContentFile } from '#workflows/content/list-files.ts'
import { fileAddress } from './content-address.ts'

type Props = {
  list: ListedContent
  published?: number | undefined
  /** What was typed for a new page, and why it was refused. */
  address?: string
  error?: string
}

/** Every file of the content, by its name. */
export function ContentListView({ list, published, ...refused }: Props) {
  return (
    <>
      <h1>Content</h1>
      {published !== undefined && (
        <StatusNotice>
          Version {published} is published. Visitors see it within five seconds.
        </StatusNotice>
      )}
      <p>
        What the site says, part by part. <a href="/office/content/versions">All versions</a>
      </p>
      <FileList label="For every page" files={list.files} />
      <FileList label="Pages" files={list.pages} />
      <section aria-labelledby="new-page">
        <h2 id="new-page">A new page</h2>
        <NewPageForm {...refused} />
      </section>
    </>
  )
}

function NewPageForm({ address = '', error }: Pick<Props, 'address' | 'error'>) {
  return (
    <form className="form office-narrow" method="post" action="/office/content" data-kept="">
      <TypedField
        label="Address"
        name="address"
        help="Where visitors find it. For example: /summer-camp"
        typed={{ address }}
        errors={error ? { address: error } : {}}
      />
      <p>
        <button className="button button-quiet" type="submit">
          Add page
        </button>
      </p>
    </form>
  )
}

function FileList({ label, files }: { label: string; files: readonly ListedContentFile[] }) {
  const id = label.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul className="content-files">
        {files.map(({ path, name, about, isDraft }) => (
          <li key={path}>
            <a href={fileAddress(path)}>{name}</a>
            {isDraft && <span className="content-mark"> (your draft)</span>}
            {about && <p className="content-about">{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
