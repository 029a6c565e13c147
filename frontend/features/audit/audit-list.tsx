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
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { dayOf, daysAfter, today } from '#modules/shared/values/days'
import { detailsOf } from './details.ts'
import { iconOf } from './event-icon.ts'
import { useEventName } from './use-event-name.ts'

/** What happened, day by day, the newest first, with a button for what is older. */
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
        <ol aria-label={t('audit.title')} className="flex flex-col">
          {lines.map((line, at) => (
            <Line
              key={line.id}
              line={line}
              about={named.get(line.subjectId ?? '')}
              startsDay={dayOf(line.at) !== (at > 0 && dayOf(lines[at - 1]!.at))}
            />
          ))}
        </ol>
      </Card>
      {audit.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            busy={audit.isFetchingNextPage}
            // Lines of the filter before have no older ones of this filter.
            disabled={audit.isPlaceholderData}
            onClick={() => void audit.fetchNextPage()}
          >
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
  /** The first of its day, below the name of the day. */
  startsDay: boolean
}

function Line({ line, about, startsDay }: LineProps) {
  const t = useT()
  const format = useFormat()
  const nameOf = useEventName()
  const details = useDetails()
  const Icon = iconOf(line.event)
  return (
    <li className={cn('group', !startsDay && 'border-t border-line')}>
      {startsDay && <DayName day={dayOf(line.at)} />}
      <div className="flex gap-3 px-4 py-3 sm:px-6">
        <span
          className={cn(
            'flex size-8 shrink-0 items-center justify-center rounded-full',
            line.event.startsWith('refused.') ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-soft'
          )}
        >
          <Icon className="size-4" aria-hidden />
        </span>
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">
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
          <p className="text-xs wrap-anywhere text-ink-soft">
            {[actorOf(line, t), ...details(line)].join(' · ')}
          </p>
        </div>
        <time
          dateTime={line.at}
          title={format.instant(line.at)}
          className="shrink-0 text-xs leading-6 text-ink-soft tabular-nums"
        >
          {format.time(new Date(line.at))}
        </time>
      </div>
    </li>
  )
}

function DayName({ day }: { day: string }) {
  const t = useT()
  const format = useFormat()
  const name =
    day === today()
      ? t('audit.today')
      : day === daysAfter(today(), -1)
        ? t('audit.yesterday')
        : null
  return (
    <p className="flex items-baseline gap-2 border-y border-line bg-page px-4 py-2 text-xs font-semibold group-first:rounded-t-xl group-first:border-t-0 sm:px-6">
      {name && <span>{name}</span>}
      <span className={cn(name && 'font-normal text-ink-soft')}>{format.day(day)}</span>
    </p>
  )
}

const PAGE: Record<Found['kind'], (about: Found) => string> = {
  package: ({ id }) => urls.package(id),
  offer: ({ id }) => urls.offer(id),
  worker: ({ id }) => urls.worker(id),
  casefile: ({ id }) => urls.casefile(id),
  benefit: ({ detail }) => `${urls.benefitsSettings}?kind=${detail}`,
}

/** Who opens a private link by what it is of: the candidate of an offer, a signer, the worker of a form. */
const OF_LINK: readonly [event: RegExp, who: string][] = [
  [/^offer\./, 'audit.candidate'],
  [/^signing\./, 'audit.signer'],
  [/^(worker|casefile)\.form_/, 'audit.worker'],
]

function actorOf({ actorKind, actor, event }: AuditLine, t: ReturnType<typeof useT>): string {
  if (actorKind === 'user') return actor ?? t('audit.formerUser')
  if (actorKind === 'system') return 'Barema'
  return t(OF_LINK.find(([events]) => events.test(event))?.[1] ?? 'audit.visitor')
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
