import type { ShownPicture } from '#app/pictures.ts'

type Props = { picture: ShownPicture; className?: string }

/** A picture in the page. Until one is made its frame stands there in coloured glass. */
export function Panel({ picture, className = '' }: Props) {
  return (
    <div className={`panel ${className}`.trim()}>
      {picture.src && <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />}
    </div>
  )
}
