import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useUpdateOffer, type Offer } from '@/api/offers'
import type { ChosenWorker } from '@/components/app/worker-dialog'
import { WorkerField } from '@/components/app/worker-field'
import { Button } from '@/components/ui/button'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { SourceField } from './new-offer-form.tsx'
import type { Source } from './source-choice.tsx'

interface CompleteOfferFormProps {
  offer: Offer
  worker: ChosenWorker | null
}

/** A draft that has no package yet: it is given one, and the person it is for. */
export function CompleteOfferForm({ offer, worker: known }: CompleteOfferFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const update = useUpdateOffer(offer.id)
  const [worker, setWorker] = useState<ChosenWorker | null>(known ?? offer.worker)
  const [source, setSource] = useState<Source | null>(null)
  const [tried, setTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!source) return
    update.mutate(
      { version: offer.version, workerId: worker?.id ?? null, packageId: source.packageId },
      {
        onSuccess: () => void navigate(urls.offer(offer.id), { replace: true }),
        onError: toastError,
      }
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <WorkerField
        label={t('offers.candidate')}
        placeholder={t('offers.chooseCandidate')}
        worker={worker}
        onChange={setWorker}
        hint={worker ? undefined : t('offers.candidateLater')}
      />
      <SourceField
        value={source}
        onChange={setSource}
        error={tried && !source ? t('offers.sourceRequired') : null}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t('offers.prepareThis')}
        </Button>
      </div>
    </form>
  )
}
