import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import type { CandidateOffer } from './offer.ts'

/** The engine comes once the page stands there and answers. */
const YearPicture = lazyOrNothing(async () => {
  await new Promise((done) => setTimeout(done, 400))
  return import('./year-picture.tsx')
})

/** The year as a picture, on a page that was there before it. */
export function LaterPicture({ offer }: { offer: CandidateOffer }) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <YearPicture offer={offer} />
    </Suspense>
  )
}
