import { ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { useAudit, type AuditFilter } from '@/api/list-audit'
import { useNamed, type Found } from '@/api/search'
import type { AuditLine } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { detailsOf } from './details.ts'
import { useEventName } from './use-event-name.ts'

/** What happened, the newest first, with a button for what is older. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const t = useT()
  const audit = useAudit(filter)
  const lines = audit.data?.pages.flatMap(({ data }) => data) ?? []
  const named = useNamed(subjectsOf(lines))
  if (audit.error) return <ErrorView error={audit.error} onRetry={() => void audit.refetch()} />
  if (!audit.data) return <Skeleton className="h-64" />
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
            <Line key={line.id} line={line} about={named.get(line.subjectId ?? '')} />
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

const NAMED: readonly (string | null)[] = ['package', 'offer', 'worker', 'casefile', 'benefit']

/** The ids of what the lines are about and what has a page, each once. */
function subjectsOf(lines: readonly AuditLine[]): string[] {
  const ids = lines.flatMap(({ subjectType, subjectId }) =>
    subjectId !== null && NAMED.includes(subjectType) ? [subjectId] : []
  )
  return [...new Set(ids)]
}

interface LineProps {
  line: AuditLine
  /** What it is about, where that is still there. */
  about: Found | undefined
}

function Line({ line, about }: LineProps) {
  const t = useT()
  const format = useFormat()
  const nameOf = useEventName()
  const details = useDetails()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 sm:px-6">
      <time dateTime={line.at} className="w-40 shrink-0 text-xs text-ink-soft tabular-nums">
        {format.instant(line.at)}
      </time>
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">
          {nameOf(line.event)}
          {about && (
            <>
              {' · '}
              <Link
                to={PAGE[about.kind](about)}
                className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
              >
                {about.title || t('audit.untitled')}
              </Link>
            </>
          )}
        </p>
        <p className="text-xs break-words text-ink-soft">
          {[actorOf(line, t), ...details(line)].join(' · ')}
        </p>
      </div>
    </li>
  )
}

const PAGE: Record<Found['kind'], (about: Found) => string> = {
  package: ({ id }) => urls.package(id),
  offer: ({ id }) => urls.offer(id),
  worker: ({ id }) => urls.worker(id),
  casefile: ({ id }) => urls.casefile(id),
  benefit: ({ detail }) => `${urls.benefitsSettings}?kind=${detail}`,
}

/** The opener of an offer's private link is its candidate. */
function actorOf({ actorKind, actor, event }: AuditLine, t: ReturnType<typeof useT>): string {
  if (actorKind === 'user') return actor ?? t('audit.formerUser')
  if (actorKind === 'system') return 'Barema'
  return t(event.startsWith('offer.') ? 'audit.candidate' : 'audit.visitor')
}

function useDetails() {
  const t = useT()
  const message = useOptionalMessage()
  const { day, time, percent } = useFormat()
  const status = (code: string) =>
    message(`people.role_${code}`) ?? message(`sacrifice.status_${code}`)
  return (line: AuditLine) =>
    detailsOf(line, { day, time, percent, status }).map((detail) =>
      'word' in detail ? detail.word : t(detail.id, detail.values)
    )
}
