import { useEffect, useState } from 'react'
import { GUIDE, type GuidePage } from '@/lib/guide'
import { useScheme } from '@/lib/scheme'
import { useMedia } from '@/lib/use-media'

const pictures = import.meta.glob<string>('../../../docs/screens/*-{light,dark,phone}.webp', {
  query: '?url',
  import: 'default',
})

/** The picture of a screen, as it is here: of a phone on a phone, dark in the dark. */
export function GuidePicture({ page, alt }: { page: GuidePage; alt: string }) {
  const wide = useMedia('(min-width: 40rem)')
  const [scheme] = useScheme()
  const isNight = useMedia('(prefers-color-scheme: dark)')
  const dark = scheme === 'dark' || (scheme === 'system' && isNight)
  const kind = !wide ? 'phone' : dark ? 'dark' : 'light'
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void pictures[`../../../docs/screens/${GUIDE[page]}-${kind}.webp`]!().then((found) => {
      if (isCurrent) setSrc(found)
    })
    return () => {
      isCurrent = false
    }
  }, [page, kind])
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken max-sm:mx-auto max-sm:max-w-72">
      {/* Its place is kept while it comes. */}
      <div className="aspect-[16/10] max-sm:aspect-[390/844]">
        {src && <img src={src} alt={alt} className="size-full object-cover object-top" />}
      </div>
      <figcaption aria-hidden className="border-t border-line px-4 py-2 text-xs text-ink-soft">
        {alt}
      </figcaption>
    </figure>
  )
}
