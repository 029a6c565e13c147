import { useState, type ReactNode } from 'react'
import { FileDown, Undo2 } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { groupPdfsUrl, isUnderWay, type Publication, type RewardGroup } from '@/api/rewards'
import { FileLink } from '@/components/app/file-link'
import { PageHeader } from '@/components/app/page-header'
import { ProgressCard } from '@/components/app/progress-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Tabs } from '@/components/ui/tabs'
import { useFile } from '@/lib/use-file'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { GroupForm } from './group-form.tsx'
import { PublicationsCard } from './publications-card.tsx'
import { ReadinessCard } from './readiness-card.tsx'
import { StatementList } from './statement-list.tsx'
import { StatusBadge } from './status-badge.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface GroupScreenProps {
  group: RewardGroup
  /** What the statement of one person would look like now; absent where there is no such screen. */
  preview?: ReactNode
}

/** One round: written and judged as a draft, then the statements that came of it. */
export function GroupScreen({ group, preview }: GroupScreenProps) {
  const t = useT()
  const format = useFormat()
  const canWrite = useCan('rewards.write')
  const [isDirty, setDirty] = useState(false)
  const [tab, setTab] = useState<'statements' | 'round' | 'publications'>('statements')
  const { name, status, statementDateStr, statements, opened, mailed } = group
  const running = group.publications.find(isUnderWay)
  const isDraft = status === 'DRAFT'
  const form = (
    <GroupForm
      key={group.version}
      group={group}
      canWrite={canWrite && status !== 'WITHDRAWN' && !running}
      onDirty={setDirty}
    />
  )
  const ready = (
    <ReadinessCard group={group} isDirty={isDirty} canWrite={canWrite} preview={preview} />
  )
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {name} <StatusBadge status={status} />
          </span>
        }
        subtitle={
          isDraft
            ? t('reward-statements.onDay', { day: format.day(statementDateStr) })
            : t('reward-statements.counts', {
                day: format.day(statementDateStr),
                statements,
                mailed,
                opened,
              })
        }
        actions={!isDraft && <Steps group={group} canWrite={canWrite} />}
      />
      {status === 'WITHDRAWN' && (
        <Notice tone="warn" className="mb-6">
          {t('reward-statements.withdrawnNotice')}
        </Notice>
      )}
      {running && <Progress run={running} />}
      {isDraft ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
          {form}
          <div className="min-w-0 xl:sticky xl:top-20">{ready}</div>
        </div>
      ) : (
        <Tabs
          label={name}
          value={tab}
          onValueChange={setTab}
          options={[
            { value: 'statements', label: t('reward-statements.statements') },
            { value: 'round', label: t('reward-statements.content') },
            { value: 'publications', label: t('reward-statements.publications') },
          ]}
        >
          <div className="flex flex-col gap-6 pt-6">
            {tab === 'statements' && (
              <>
                {status === 'PUBLISHED' && !running && ready}
                <StatementList group={group} canWrite={canWrite && !running} />
              </>
            )}
            {tab === 'round' && form}
            {tab === 'publications' && <PublicationsCard group={group} />}
          </div>
        </Tabs>
      )}
    </>
  )
}

/** How far a publication is: people first, then their PDFs. */
function Progress({ run }: { run: Publication }) {
  const t = useT()
  const { done, drawn, published, total, status } = run
  const draws = done >= total
  return (
    <ProgressCard
      words={
        status === 'waiting'
          ? t('reward-statements.waiting')
          : draws
            ? t('reward-statements.drawing', { drawn, published })
            : t('reward-statements.publishing', { done, total })
      }
      label={t('reward-statements.progress')}
      done={draws ? drawn : done}
      total={status === 'waiting' ? null : draws ? published : total}
      hint={t('reward-statements.progressHint')}
    />
  )
}

/** What is done with a round that went out. */
function Steps({ group, canWrite }: { group: RewardGroup; canWrite: boolean }) {
  const t = useT()
  const toastError = useToastError()
  const papers = useFile(groupPdfsUrl(group.id), toastError)
  const [withdraws, setWithdraws] = useState(false)
  return (
    <>
      {group.statements > 0 && (
        <Button asChild>
          <FileLink file={papers} icon={FileDown}>
            {t('reward-statements.allPdfs')}
          </FileLink>
        </Button>
      )}
      {canWrite && group.status === 'PUBLISHED' && (
        <Button onClick={() => setWithdraws(true)}>
          <Undo2 aria-hidden />
          {t('reward-statements.withdraw')}
        </Button>
      )}
      {withdraws && <WithdrawDialog group={group} onClose={() => setWithdraws(false)} />}
    </>
  )
}
