import type { Part } from '#app/office/content/site/part-address.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { textsAddress, withShown } from './language-address.ts'

type Props = {
  language: TranslatedLanguage
  part: Part
  title: string
  id: string | undefined
  /** The element in which it stands: in a list it is an item. */
  tag: string
}

/** On a page in another language: leads to the texts of a part. */
export function TranslateTool({ language, part, title, id, tag }: Props) {
  const Tool = tag === 'ul' || tag === 'ol' ? 'li' : 'span'
  const address = textsAddress(language, part.path)
  return (
    <Tool className="site-tools" lang="en">
      <a
        className="site-edit"
        id={id}
        href={withShown(address, { show: undefined, part: part.keys.join('.') })}
      >
        Translate<span className="visually-hidden"> {title}</span>
      </a>
    </Tool>
  )
}
