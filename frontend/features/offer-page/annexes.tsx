import { lazy, Suspense } from 'react'
import type { OfferSource } from './offer.ts'

/** Many an offer has none, and opens without. */
const AnnexList = lazy(() => import('./annex-list.tsx'))

/** The attachments; nothing where there are none. */
export function Annexes({ source }: { source: OfferSource }) {
  return (
    source.offer.offer.files.length > 0 && (
      <Suspense>
        <AnnexList source={source} />
      </Suspense>
    )
  )
}
