import { ScrollText } from 'lucide-react'
import { useAudit, type AuditFilter } from '@/api/list-audit'
import type { AuditLine } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEventName } from './use-event-name.ts'

/** What happened, the newest first, with a button for what is older. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const t = useT()
  const audit = useAudit(filter)
  if (audit.error) return <ErrorView error={audit.error} onRetry={() => void audit.refetch()} />
  if (!audit.data) return <Skeleton className="h-64" />
  const lines = audit.data.pages.flatMap(({ data }) => data)
  if (lines.length === 0)
    return (
      <EmptyState icon={ScrollText} title={t('audit.none')}>
        {t('audit.noneText')}
      </EmptyState>
    )
  return (
    <>
      <Card>
        <ol aria-label={t('audit.title')} className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      </Card>
      {audit.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button busy={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
            {t('audit.older')}
          </Button>
        </div>
      )}
    </>
  )
}

function Line({ line }: { line: AuditLine }) {
  const t = useT()
  const format = useFormat()
  const nameOf = useEventName()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 sm:px-6">
      <time dateTime={line.at} className="w-40 shrink-0 text-xs text-ink-soft tabular-nums">
        {format.instant(line.at)}
      </time>
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{nameOf(line.event)}</p>
        <p className="text-xs break-words text-ink-soft">
          {line.actorKind === 'visitor' ? t('audit.visitor') : line.actor}
          {detailsOf(line, t, format).map((detail) => ` · ${detail}`)}
        </p>
      </div>
    </li>
  )
}

/** Of a refusal whose account was meant, how often and from where; of everything else as it is stored. */
function detailsOf(
  { event, details, subject, actor }: AuditLine,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>
): string[] {
  if (!event.startsWith('refused.'))
    return Object.entries(details as Record<string, unknown>).map(
      ([key, value]) => `${key}: ${plain(value)}`
    )
  const { times, minute, from } = details as { times: number; minute: string; from?: string }
  return [
    ...(subject && subject !== actor ? [t('audit.account', { name: subject })] : []),
    t('audit.times', { times, minute: format.time(new Date(minute)) }),
    ...(from ? [t('audit.from', { from })] : []),
  ]
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
