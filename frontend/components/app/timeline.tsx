import type { LucideIcon } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** One thing that happened, in words. */
export interface TimelineEvent {
  id: string
  icon: LucideIcon
  title: string
  /** Who and when. */
  by: string
  /** What is said besides, line by line. */
  more?: readonly string[]
}

interface TimelineProps {
  title: string
  /** Absent while they load. */
  events?: readonly TimelineEvent[]
}

/** What happened, the latest first: what, who, when. */
export function Timeline({ title, events }: TimelineProps) {
  return (
    <SectionCard title={title}>
      {!events && <Skeleton className="h-24" />}
      <ol aria-label={title} className="flex flex-col">
        {events?.map(({ id, icon: Icon, title: what, by, more = [] }) => (
          <li key={id} className="group relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden
              className="absolute top-7 bottom-0 left-3 w-px bg-line group-last:hidden"
            />
            <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
              <Icon className="size-3.5" aria-hidden />
            </span>
            <div className="min-w-0">
              <p className="font-medium">{what}</p>
              <p className="text-xs wrap-anywhere text-ink-soft">{by}</p>
              {more.map((line) => (
                <p key={line} className="mt-0.5 wrap-anywhere">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
