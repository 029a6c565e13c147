import { useState } from 'react'
import { usePublication, type Publication, type RewardGroup } from '@/api/rewards'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Omissions } from './omissions.tsx'

/** Every run of a round: who asked for it, what it did, who was left out. */
export function PublicationsCard({ group }: { group: RewardGroup }) {
  const t = useT()
  return (
    <SectionCard title={t('reward-statements.publications')}>
      <ul className="divide-y divide-line">
        {group.publications.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Run({ run }: { run: Publication }) {
  const t = useT()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const left = run.done - run.published
  const { data } = usePublication(run.id, isOpen)
  return (
    <li className="flex flex-col gap-1 py-4 first:pt-0">
      <p className="font-medium">
        {t(`reward-statements.run_${run.kind}`, { published: run.published, total: run.total })}
      </p>
      <p className="text-xs text-ink-soft">
        {[format.instant(run.createdAt), run.requestedBy].filter(Boolean).join(' · ')}
      </p>
      {run.because && <p className="text-ink-soft">{run.because}</p>}
      {run.status === 'failed' && (
        <Notice tone="danger">
          {t('reward-statements.failed', { reason: run.failure ?? '' })}
        </Notice>
      )}
      {left > 0 && (
        <Button
          variant="link"
          size="bare"
          className="self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('reward-statements.leftOut', { count: left })}
        </Button>
      )}
      {isOpen && (data ? <Omissions omissions={data.omissions} /> : <Skeleton className="h-16" />)}
    </li>
  )
}
