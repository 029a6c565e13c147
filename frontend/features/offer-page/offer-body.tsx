import { lazy, Suspense, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { AnswerLinks } from './answer-links.tsx'
import { ContactCard } from './contact-card.tsx'
import type { OfferSource } from './offer.ts'
import { OfferText } from './offer-text.tsx'

/** Most readers look first and save later. */
const DownloadOffer = lazy(() => import('./download-offer.tsx'))

interface OfferBodyProps {
  source: OfferSource
  /** Whether the paper can be had already. */
  downloadable?: boolean
  /** What the letter is about: beside it at a desk, above it on a phone. */
  children: ReactNode
}

/** Below the first screen: what the offer is made of, its letter, whom to call, and what else may be answered. */
export function OfferBody({ source, downloadable, children }: OfferBodyProps) {
  const { offer } = source.offer
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-start-1">{children}</div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="p-4 sm:p-8">
          <OfferText offer={offer} signatureUrl={source.signatureUrl} />
        </Card>
        <ContactCard contact={offer.contact} />
        {downloadable && (
          <Suspense>
            <DownloadOffer source={source} />
          </Suspense>
        )}
        <AnswerLinks source={source} />
      </div>
    </div>
  )
}
