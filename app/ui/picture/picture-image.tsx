import type { ComponentProps } from 'react'
import type { ShownPicture } from './pictures.ts'

const PHONE = '(width < 48rem)'

type Props = Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> & {
  picture: ShownPicture
  phone?: ShownPicture | undefined
  /** Its displayed width, so that the browser can choose a size. */
  sizes?: string
  depth?: number
}

export function PictureImage({ picture, phone, sizes = '100vw', depth, ...image }: Props) {
  const { src, width, height, alt, sources = [] } = picture
  if (!src) return null
  return (
    <picture>
      {phone?.sources?.map(({ type, srcSet }) => (
        <source key={type} media={PHONE} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {phone?.src && <source media={PHONE} srcSet={phone.src} />}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} src={src} width={width} height={height} alt={alt} data-depth={depth} />
    </picture>
  )
}

/** A picture in the page. Its frame shows coloured glass until the picture is made. */
export function Panel({ picture, className = '' }: { picture: ShownPicture; className?: string }) {
  return (
    <div className={`panel no-print ${className}`.trim()}>
      <PictureImage picture={picture} loading="lazy" sizes="(width < 48rem) 100vw, 45rem" />
    </div>
  )
}
