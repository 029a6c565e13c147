import { lazy, Suspense, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { AcceptButton } from './accept-button.tsx'
import { AcceptedDate } from './accepted.tsx'
import type { OfferSource } from './offer.ts'
import { OfferText } from './offer-text.tsx'
import { ValidityNotice } from './validity-notice.tsx'
import type { Variable } from './use-variable.ts'

/** Most readers look first and save later. */
const DownloadOffer = lazy(() => import('./download-offer.tsx'))

interface OfferLayoutProps {
  source: OfferSource
  variable: Variable
  /** Whether the paper can be had already. */
  downloadable: boolean
  /** Above the title. */
  back?: ReactNode
  /** What the letter is about: beside it at a desk, below it on a phone. */
  children: ReactNode
}

/** An offer with its letter, what goes with it, and the way to say yes: right below the letter, or last on a phone. */
export function OfferLayout({ source, variable, downloadable, back, children }: OfferLayoutProps) {
  const t = useT()
  const { offer } = source.offer
  return (
    <div className="flex flex-col gap-6">
      {back}
      <h1 className="text-xl font-semibold tracking-tight text-balance">{t('candidate.offer')}</h1>
      <AcceptedDate source={source} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <Card className="min-w-0 p-4 sm:p-8">
          <OfferText offer={offer} signatureUrl={source.signatureUrl} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          {children}
        </div>
        <div className="flex flex-col gap-4">
          <ValidityNotice offer={offer} />
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <AcceptButton source={source} variable={variable.included} />
            {downloadable && (
              <Suspense>
                <DownloadOffer source={source} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
