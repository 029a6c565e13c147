import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { Annexes } from './annexes.tsx'
import { isAccepted, type OfferSource } from './offer.ts'
import { OfferLayout } from './offer-layout.tsx'
import { PackageSummary } from './package-summary.tsx'
import { useVariable } from './use-variable.ts'

interface FinalizeStepProps {
  source: OfferSource
  onBack: () => void
}

/** The offer as it will be accepted, or was. */
export default function FinalizeStep({ source, onBack }: FinalizeStepProps) {
  const t = useT()
  const variable = useVariable(source.offer)
  return (
    <OfferLayout
      source={source}
      variable={variable}
      downloadable
      back={
        !isAccepted(source.offer) && (
          <Button variant="link" size="bare" className="self-start" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t('candidate.back')}
          </Button>
        )
      }
    >
      <PackageSummary offer={source.offer} variable={variable} />
      <Annexes source={source} />
    </OfferLayout>
  )
}
