import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { CandidateOffer } from './offer.ts'

/** The engine comes once the page stands there and answers. */
const YearPicture = lazy(() =>
  new Promise<void>((done) => setTimeout(done, 400)).then(() => import('./year-picture.tsx'))
)

/** The year as a picture, on a page that was there before it. */
export function LaterPicture({ offer }: { offer: CandidateOffer }) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <YearPicture offer={offer} />
    </Suspense>
  )
}
