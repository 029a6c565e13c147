import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCompany } from '@/api/get-company'
import { usePrepareOffer } from '@/api/offers'
import type { Language } from '@/api/types'
import { workerQuery } from '@/api/workers'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import type { ChosenWorker } from '@/components/app/worker-dialog'
import { WorkerField } from '@/components/app/worker-field'
import { Button } from '@/components/ui/button'
import { newId } from '@/lib/new-id'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { SourceChoice, type Source } from './source-choice.tsx'

interface NewOfferFormProps {
  /** Whom and what one comes from. */
  worker?: ChosenWorker | null
  source?: Source | null
  onCancel?: () => void
}

/** A new offer: for whom, from what, in which language. Its text, its signer and its days follow on its own page. */
export function NewOfferForm({
  worker: known = null,
  source: first = null,
  onCancel,
}: NewOfferFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const locale = useLocale()
  const company = useCompany().data
  const prepare = usePrepareOffer()
  const [id] = useState(newId)
  const [worker, setWorker] = useState(known)
  const [source, setSource] = useState(first)
  const [chosenLanguage, setLanguage] = useState<Language | null>(null)
  const spoken = useQuery({ ...workerQuery(worker?.id ?? ''), enabled: worker !== null }).data
    ?.language
  const language = (chosenLanguage ?? spoken ?? company?.language ?? locale) as Language
  const [tried, setTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!source) return
    const from = source.kind === 'offer' ? { offerId: source.id } : { packageId: source.id }
    prepare.mutate(
      { id, workerId: worker?.id, language, ...from },
      { onSuccess: () => void navigate(urls.offer(id), { replace: onCancel === undefined }) }
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
      <LanguageField
        label={t('offers.language')}
        hint={t('offers.languageHint')}
        value={language}
        onChange={setLanguage}
      />
      <ProblemNotice error={prepare.error} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button type="submit" variant="primary" busy={prepare.isPending}>
          {t('offers.prepareThis')}
        </Button>
      </div>
    </form>
  )
}

interface SourceFieldProps {
  value: Source | null
  onChange: (source: Source) => void
  error: string | null
}

/** What one starts from: what was chosen before, as such, or the lists to choose from. */
export function SourceField({ value, onChange, error }: SourceFieldProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(value === null)
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{t('offers.source')}</p>
      {value && !choosing ? (
        <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-accent-soft px-3 py-2">
          <span className="flex min-w-0 items-center gap-2">
            <Check className="size-4 shrink-0 text-accent" aria-hidden />
            <span className="truncate font-medium">{value.name}</span>
          </span>
          <Button size="sm" onClick={() => setChoosing(true)}>
            {t('offers.otherSource')}
          </Button>
        </div>
      ) : (
        <SourceChoice
          value={value}
          onChange={onChange}
          start={value?.kind === 'offer' ? 'OFFER' : 'REFERENCE'}
        />
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
