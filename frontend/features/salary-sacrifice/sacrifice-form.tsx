import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useCurrentPackage } from '@/api/current-package'
import { ApiProblem } from '@/api/problem'
import { useSaveSacrifice, useSimulatedSacrifice, type Sacrifice } from '@/api/salary-sacrifices'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { today } from '#modules/shared/values/days'
import { newId } from '@/lib/new-id'
import { useSettled } from '@/lib/use-settled'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { BenefitChoice } from './benefit-choice.tsx'
import { draftOf, inputOf, newDraft, type Draft } from './draft.ts'
import { ExchangeHeadline } from './exchange-headline.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { GivenChoice } from './given-choice.tsx'
import { PackageChoice } from './package-choice.tsx'
import { WorkerChoice } from './worker-choice.tsx'

const PAUSE_MS = 300

/** A new exchange, or a draft that is changed: what is decided on the left, what follows on the right. */
export function SacrificeForm({ stored }: { stored?: Sacrifice }) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const [id] = useState(() => stored?.facts.id ?? newId())
  const [draft, setDraft] = useState<Draft>(() => (stored ? draftOf(stored) : newDraft(today())))
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const current = useCurrentPackage(draft.worker?.id ?? null)
  const packageId = draft.packageId ?? current.data ?? null
  const input = useMemo(() => inputOf(draft, packageId), [draft, packageId])
  const asked = useSettled(input, PAUSE_MS)
  const simulation = useSimulatedSacrifice(asked)
  const save = useSaveSacrifice()

  const refusals = simulation.error instanceof ApiProblem ? simulation.error.errors : []
  const errorAt = (path: string) => refusals.find((error) => error.path === path)?.message
  const elsewhere = refusals.filter(({ path }) => !AT_A_FIELD.includes(path))
  const isCurrent = asked === input && !simulation.isPlaceholderData

  function keep() {
    if (!input) return
    save.mutate(
      { id, version: stored?.facts.version ?? null, ...input },
      {
        onSuccess: () => {
          toast(t('sacrifice.saved'))
          void navigate(urls.sacrifice(id))
        },
        onError: toastError,
      }
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <SectionCard title={t('sacrifice.who')}>
          <div className="flex flex-col gap-4">
            <WorkerChoice
              worker={draft.worker}
              onChoose={(worker) => change({ worker, packageId: null })}
            />
            {draft.worker && !current.isPending && (
              <PackageChoice
                packageId={packageId}
                onChoose={(chosen) => change({ packageId: chosen })}
                error={errorAt('packageId')}
              />
            )}
            <Field
              label={t('sacrifice.startDate')}
              hint={t('sacrifice.startDateHint')}
              error={errorAt('date')}
            >
              {(control) => (
                <DateInput
                  {...control}
                  label={t('sacrifice.startDate')}
                  value={draft.startDate}
                  onValueChange={(startDate) => change({ startDate })}
                />
              )}
            </Field>
          </div>
        </SectionCard>
        <SectionCard title={t('sacrifice.receives')}>
          <div className="flex flex-col gap-4">
            <BenefitChoice draft={draft} onChange={change} errorAt={errorAt} />
          </div>
        </SectionCard>
        <SectionCard title={t('sacrifice.givesUp')}>
          <div className="flex flex-col gap-4">
            <GivenChoice draft={draft} onChange={change} errorAt={errorAt} />
          </div>
        </SectionCard>
        <Button
          type="submit"
          variant="primary"
          busy={save.isPending}
          disabled={!input || !isCurrent || simulation.error !== null}
        >
          {t('sacrifice.save')}
        </Button>
      </form>
      <div aria-busy={simulation.isFetching}>
        {!input && <Card className="p-6 text-ink-soft">{t('sacrifice.toComplete')}</Card>}
        {input && simulation.isPending && <Skeleton className="h-80" />}
        {input && simulation.error && refusals.length === 0 && (
          <ErrorView error={simulation.error} onRetry={() => void simulation.refetch()} />
        )}
        {input && refusals.length > 0 && (
          <Notice tone="danger">
            {(elsewhere.length > 0 ? elsewhere : refusals).map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
          </Notice>
        )}
        {input && simulation.data && !simulation.error && (
          <div className={cn('transition-opacity', !isCurrent && 'opacity-60')}>
            <ExchangeHeadline exchange={simulation.data} />
            <ExchangeView exchange={simulation.data} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Refusals that stand at their own field. */
const AT_A_FIELD = [
  'packageId',
  'date',
  'benefit',
  'benefit.kind',
  'benefit.benefitId',
  'benefit.value',
  'given.kind',
  'given.amount',
]
