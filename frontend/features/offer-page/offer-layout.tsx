import { lazy, Suspense, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { AcceptButton } from './accept-button.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactCard } from './contact-card.tsx'
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
  downloadable?: boolean
  /** The first screen. */
  top: ReactNode
  /** What the letter is about: beside it at a desk, above it on a phone. */
  children: ReactNode
}

/** An offer to be answered: its figures first, what it is made of, its letter, whom to call, and the way to say yes in sight. */
export function OfferLayout({ source, variable, downloadable, top, children }: OfferLayoutProps) {
  const { offer } = source.offer
  return (
    <div className="flex flex-col gap-6">
      {top}
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
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-4 empty:hidden sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
        <AcceptButton source={source} variable={variable.included} />
        <ValidityNotice offer={offer} />
      </div>
    </div>
  )
}
