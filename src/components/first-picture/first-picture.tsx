import { useContext, type ComponentProps } from 'react'
import { PicturesInPageContext } from './pictures-in-page.ts'

interface FirstPictureProps extends ComponentProps<'img'> {
  src: string
  alt: string
}

/** The picture that matters most on a page. The server writes a small one into the page (decision 005). */
export function FirstPicture({ src, alt, ...traits }: FirstPictureProps) {
  const inPage = useContext(PicturesInPageContext)
  return (
    <img
      {...traits}
      {...inPlaceOf(src)}
      src={inPage(src) ?? src}
      alt={alt}
      loading="eager"
      decoding="sync"
      fetchPriority="high"
    />
  )
}

/** What a `<picture>` shows instead of its first picture where `media` fits. */
export function FirstPictureSource({ srcSet, ...traits }: ComponentProps<'source'> & { srcSet: string }) {
  const inPage = useContext(PicturesInPageContext)
  return <source {...traits} {...inPlaceOf(srcSet)} srcSet={inPage(srcSet) ?? srcSet} />
}

/** Hydration leaves the picture of the page alone; a page that is kept for times without a network needs its address. */
const inPlaceOf = (address: string) => ({ 'data-address': address, suppressHydrationWarning: true })
