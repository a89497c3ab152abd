import { PictureImage } from './picture-image.tsx'
import type { ShownPicture } from './pictures.ts'

/** A picture in the page. Its frame shows coloured glass until the picture is made. */
export function Panel({ picture, className = '' }: { picture: ShownPicture; className?: string }) {
  return (
    <div className={`panel ${className}`.trim()}>
      <PictureImage picture={picture} loading="lazy" sizes="(width < 48rem) 100vw, 45rem" />
    </div>
  )
}
