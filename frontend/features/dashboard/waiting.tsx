import { useState } from 'react'
import { Coffee, X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { useWaiting, type WaitingLine } from './use-waiting.ts'

/** So many lines are read at a glance; the rest is one click away. */
const SHOWN = 7

/** What waits for the person, each line with the verb that deals with it; that nothing waits is said only when all were asked. */
export function Waiting() {
  const t = useT()
  const { lines, isComplete } = useWaiting()
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, SHOWN)
  return (
    <SectionCard title={t('dashboard.waiting')}>
      <ul aria-label={t('dashboard.waiting')} className="flex flex-col divide-y divide-line">
        {shown.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        {lines.length === 0 && isComplete && (
          <li className="flex items-center gap-3 text-ink-soft">
            <Coffee className="size-4 shrink-0" aria-hidden />
            {t('dashboard.nothingWaits')}
          </li>
        )}
      </ul>
      {!isComplete && lines.length === 0 && <Skeleton className="h-12" />}
      {shown.length < lines.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {t('dashboard.moreWaits', { count: lines.length - shown.length })}
        </Button>
      )}
    </SectionCard>
  )
}

const TONES = {
  neutral: 'bg-sunken text-ink-soft',
  accept: 'bg-accept-soft text-accept',
  warn: 'bg-warn-soft text-warn',
} as const

function Line({ line }: { line: WaitingLine }) {
  const t = useT()
  const { icon: Icon, tone, title, detail, when, action, deed, onDismiss } = line
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className={cn('flex size-8 shrink-0 items-center justify-center rounded-lg', TONES[tone])}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{title}</p>
        {detail && <p className="text-xs text-ink-soft wrap-anywhere">{detail}</p>}
      </div>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-3">
        {when && <span className="text-xs whitespace-nowrap text-ink-soft">{when}</span>}
        {deed && (
          <Button
            size="sm"
            variant={deed.secondary ? 'ghost' : 'secondary'}
            busy={deed.busy}
            aria-label={`${deed.verb}, ${title}`}
            onClick={deed.run}
          >
            {deed.verb}
          </Button>
        )}
        {action && (
          <Button asChild size="sm">
            {/* The same verb stands on several lines: each says of what it is. */}
            <Link to={action.to} aria-label={`${action.verb}, ${title}`}>
              {action.verb}
            </Link>
          </Button>
        )}
        {onDismiss && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('dashboard.hideIndexation')}
            onClick={onDismiss}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
    </li>
  )
}
