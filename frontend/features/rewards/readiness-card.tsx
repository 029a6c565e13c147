import { useState, type ReactNode } from 'react'
import { CircleCheck, CircleMinus, Send } from 'lucide-react'
import { useReadiness, type RewardGroup } from '@/api/rewards'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { Omissions } from './omissions.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** Those whom a published round left out stand before its statements, and must not hide them. */
const FEW = 3

interface ReadinessCardProps {
  group: RewardGroup
  /** Something is typed and not saved: what is judged is what is saved. */
  isDirty: boolean
  canWrite: boolean
  preview?: ReactNode
}

/** Before publishing: for how many, who would be left out and why, a look as one of them, and the button. */
export function ReadinessCard({ group, isDirty, canWrite, preview }: ReadinessCardProps) {
  const t = useT()
  const hasAudience = group.audience !== null
  const { data, error, isFetching } = useReadiness(group, hasAudience)
  const [publishes, setPublishes] = useState(false)
  const isDraft = group.status === 'DRAFT'
  const Sign = data?.ready ? CircleCheck : CircleMinus
  // All have theirs: nothing is left to say.
  if (!isDraft && data?.people === 0) return null
  return (
    <SectionCard title={t(isDraft ? 'reward-statements.before' : 'reward-statements.stillOut')}>
      <div className="flex flex-col gap-4">
        {!hasAudience ? (
          <p className="text-ink-soft">{t('reward-statements.chooseAudience')}</p>
        ) : error ? (
          <ProblemNotice error={error} />
        ) : !data ? (
          <Skeleton className="h-24" />
        ) : (
          <div aria-busy={isFetching || undefined} className="flex flex-col gap-3">
            <p role="status" className="flex items-start gap-2">
              <Sign aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
              {t('reward-statements.ready', { ready: data.ready, people: data.people })}
            </p>
            {data.omissions.length > 0 && (
              <div>
                <h3 className="mb-1 text-sm font-semibold">
                  {t('reward-statements.leftOut', { count: data.omissions.length })}
                </h3>
                <Omissions omissions={data.omissions} first={isDraft ? undefined : FEW} />
              </div>
            )}
          </div>
        )}
        {hasAudience && preview}
        {canWrite && hasAudience && (isDraft || (data && data.ready > 0)) && (
          <>
            <Button
              variant="primary"
              disabled={isDirty || !data || data.ready === 0}
              onClick={() => setPublishes(true)}
            >
              <Send aria-hidden />
              {t('reward-statements.publish')}
            </Button>
            {isDirty && <p className="text-xs text-ink-soft">{t('reward-statements.saveFirst')}</p>}
          </>
        )}
      </div>
      {publishes && data && (
        <PublishDialog group={group} ready={data.ready} onClose={() => setPublishes(false)} />
      )}
    </SectionCard>
  )
}
