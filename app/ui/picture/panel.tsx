import { PictureImage } from './picture-image.tsx'
import type { ShownPicture } from './pictures.ts'

type Props = { picture: ShownPicture; className?: string }

/** A picture in the page. Its frame shows coloured glass until the picture is made. */
export function Panel({ picture, className = '' }: Props) {
  return (
    <div className={`panel ${className}`.trim()}>
      <PictureImage picture={picture} loading="lazy" sizes="(width < 48rem) 100vw, 45rem" />
    </div>
  )
}
