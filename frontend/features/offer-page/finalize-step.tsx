import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { AcceptButton } from './accept-button.tsx'
import { AcceptedDate, DownloadOffer } from './accepted.tsx'
import { Annexes } from './annexes.tsx'
import { isAccepted, type OfferSource } from './offer.ts'
import { OfferText } from './offer-text.tsx'
import { PackageSummary } from './package-summary.tsx'
import { ValidityNotice } from './validity-notice.tsx'
import { useVariable } from './use-variable.ts'

interface FinalizeStepProps {
  source: OfferSource
  onBack: () => void
}

/** The offer as it will be accepted, or was. */
export default function FinalizeStep({ source, onBack }: FinalizeStepProps) {
  const t = useT()
  const { offer } = source.offer
  const variable = useVariable(source.offer)
  return (
    <div className="flex flex-col gap-6">
      {!isAccepted(source.offer) && (
        <Button variant="link" size="bare" className="self-start" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t('candidate.back')}
        </Button>
      )}
      <h1 className="text-xl font-semibold tracking-tight text-balance">{t('candidate.offer')}</h1>
      <AcceptedDate source={source} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="min-w-0 p-4 sm:p-8 lg:self-start">
          <OfferText offer={offer} signatureUrl={source.signatureUrl} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4 lg:self-start">
          <PackageSummary offer={source.offer} variable={variable} />
          <Annexes source={source} />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <ValidityNotice offer={offer} />
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <AcceptButton source={source} variable={variable.included} />
          <DownloadOffer source={source} />
        </div>
      </div>
    </div>
  )
}
