import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  useMergePreview,
  useMergeWorkers,
  type MergeChoice,
  type MergePreview,
} from '@/api/merge-workers'
import { useWorker, type WorkerFacts } from '@/api/workers'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ProblemNotice } from '@/components/app/problem-notice'
import { WorkerField } from '@/components/app/worker-field'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { fullName } from '../worker/worker-facts.ts'
import { MergeRow } from './merge-row.tsx'
import { useMergeValues, type MergeValues } from './use-merge-values.tsx'

interface MergeWorkersProps {
  worker: WorkerFacts
  otherId: string | null
  onChoose: (id: string) => void
}

/** Another record of the same person is chosen, looked at beside this one, and merged into it. */
export function MergeWorkers({ worker, otherId, onChoose }: MergeWorkersProps) {
  const t = useT()
  const other = useWorker(otherId ?? '', otherId !== null).data
  const preview = useMergePreview(worker.id, otherId)
  return (
    <div className="flex max-w-[56rem] flex-col gap-6">
      <SectionCard title={t('merge-workers.title')}>
        <p className="mb-4 text-sm text-ink-soft">
          {t('merge-workers.intro', { name: fullName(worker) })}
        </p>
        <WorkerField
          label={t('merge-workers.other')}
          placeholder={t('merge-workers.choose')}
          worker={
            otherId === null ? null : { id: otherId, displayName: other ? fullName(other) : '…' }
          }
          onChange={({ id }) => onChoose(id)}
        />
        <ProblemNotice error={preview.error} className="mt-4" />
      </SectionCard>
      {otherId && preview.isPending && <Skeleton className="h-96" />}
      {otherId && preview.data && other && (
        <Beside
          key={preview.data.seen}
          worker={worker}
          other={other}
          preview={preview.data}
          onStale={() => void preview.refetch()}
        />
      )}
    </div>
  )
}

interface BesideProps {
  worker: WorkerFacts
  other: WorkerFacts
  preview: MergePreview
  onStale: () => void
}

function Beside({ worker, other, preview, onStale }: BesideProps) {
  const [kept, coming] = [useMergeValues(worker.id), useMergeValues(other.id)]
  if (!kept || !coming) return <Skeleton className="h-96" />
  return <Choices {...{ worker, other, preview, onStale, kept, coming }} />
}

interface ChoicesProps extends BesideProps {
  kept: MergeValues
  coming: MergeValues
}

/** What may be another though it looks alike: a picture, and what is masked. */
const UNLIKE: readonly MergeChoice[] = ['photo', 'niss', 'account']

/** What either says goes before what neither says; where this record is silent, the other one speaks. */
function Choices({ worker, other, preview, onStale, kept, coming }: ChoicesProps) {
  const t = useT()
  const navigate = useNavigate()
  const merge = useMergeWorkers(worker.id)
  const names = (Object.keys(kept) as MergeChoice[]).filter(
    (name) => (kept[name] ?? coming[name]) !== null
  )
  const differ = names.filter((name) => UNLIKE.includes(name) || kept[name] !== coming[name])
  const [taken, setTaken] = useState<readonly MergeChoice[]>(() =>
    differ.filter((name) => kept[name] === null)
  )
  const [isAsked, setAsked] = useState(false)
  const same = names.filter((name) => !differ.includes(name))
  const label = (name: MergeChoice) => t(`merge-workers.choice_${name}`)
  const set = (name: MergeChoice, takesOther: boolean) =>
    setTaken((before) => [...before.filter((each) => each !== name), ...(takesOther ? [name] : [])])

  async function run() {
    setAsked(false)
    try {
      await merge.mutateAsync({ otherId: other.id, take: [...taken], seen: preview.seen })
    } catch {
      // Stands above the button; what changed meanwhile is read anew.
      onStale()
      return
    }
    toast(t('merge-workers.done', { name: fullName(worker) }))
    await navigate(urls.worker(worker.id))
  }

  return (
    <>
      <SectionCard title={t('merge-workers.which')}>
        {differ.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('merge-workers.alike')}</p>
        ) : (
          <>
            <div
              aria-hidden
              className="mb-1 hidden grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] gap-4 text-xs text-ink-soft sm:grid"
            >
              <span />
              <span>{t('merge-workers.kept')}</span>
              <span>{t('merge-workers.other')}</span>
            </div>
            {differ.map((name) => (
              <MergeRow
                key={name}
                label={label(name)}
                kept={kept[name]}
                other={coming[name]}
                takesOther={taken.includes(name)}
                onChange={(takesOther) => set(name, takesOther)}
              />
            ))}
          </>
        )}
        {same.length > 0 && (
          <p className="mt-4 text-sm text-ink-soft">
            {t('merge-workers.same', { what: same.map(label).join(', ') })}
          </p>
        )}
      </SectionCard>
      <SectionCard title={t('merge-workers.follows')}>
        <Moves moves={preview.moves} />
        <Notice tone="warn" className="mt-4">
          {t('merge-workers.final')}
        </Notice>
        <ProblemNotice error={merge.error} className="mt-4" />
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button onClick={() => void navigate(urls.worker(worker.id))}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" busy={merge.isPending} onClick={() => setAsked(true)}>
            {t('merge-workers.merge')}
          </Button>
        </div>
      </SectionCard>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('merge-workers.sure')}
        description={t('merge-workers.sureText', {
          other: fullName(other),
          name: fullName(worker),
        })}
        confirm={t('merge-workers.merge')}
        cancel={t('common.cancel')}
        onConfirm={() => void run()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

/** What an office would count; codes and closed links follow without being told of. */
const TOLD = [
  'contracts.worker_id',
  'offers.worker_id',
  'packages.worker_ids',
  'salary_sacrifices.worker_id',
  'casefiles.worker_id',
  'team_changes.worker_id',
  'payroll_export_lines.worker_id',
  'payslips.worker_id',
  'workers.manager_id',
]

function Moves({ moves }: { moves: Record<string, number> }) {
  const t = useT()
  const told = TOLD.filter((name) => moves[name])
  if (told.length === 0)
    return <p className="text-sm text-ink-soft">{t('merge-workers.nothingFollows')}</p>
  return (
    <ul className="grid gap-1 text-sm sm:grid-cols-2">
      {told.map((name) => (
        <li key={name}>{t(`merge-workers.moves_${name.split('.')[0]}`, { count: moves[name] })}</li>
      ))}
    </ul>
  )
}
