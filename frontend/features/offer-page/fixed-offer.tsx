import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { AcceptButton } from './accept-button.tsx'
import { AcceptedDate, DownloadOffer } from './accepted.tsx'
import { Annexes } from './annexes.tsx'
import { isAccepted, isContractor, type OfferSource } from './offer.ts'
import { OfferText } from './offer-text.tsx'
import { PackageSummary } from './package-summary.tsx'
import { SituationForm } from './situation-form.tsx'
import { ValidityNotice } from './validity-notice.tsx'
import { useVariable } from './use-variable.ts'

/** An offer to take as it is: its text, the situation of the reader, what it holds, and yes. */
export function FixedOffer({ source }: { source: OfferSource }) {
  const t = useT()
  const { offer } = source
  const variable = useVariable(offer)
  const contractor = isContractor(offer)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight text-balance">{t('candidate.offer')}</h1>
      <AcceptedDate source={source} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="min-w-0 p-4 sm:p-8 lg:self-start">
          <OfferText offer={offer.offer} signatureUrl={source.signatureUrl} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4 lg:self-start">
          {!isAccepted(offer) && !contractor && <SituationForm source={source} />}
          {!contractor && <PackageSummary offer={offer} variable={variable} />}
          <Annexes source={source} />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <ValidityNotice offer={offer.offer} />
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <AcceptButton source={source} variable={variable.included} />
          {(isAccepted(offer) || source.preview) && <DownloadOffer source={source} />}
        </div>
      </div>
    </div>
  )
}
