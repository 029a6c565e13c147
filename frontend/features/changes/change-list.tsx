import type { Change } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { News } from './use-news.ts'

/** What changed in law and product, the newest first. */
export function ChangeList({ news: { changes, isNew } }: { news: News }) {
  const t = useT()
  return (
    /* Nothing in it takes the focus, and without a mouse one must be able to scroll. */
    <ul
      tabIndex={0}
      aria-label={t('changes.tab_news', { count: 0 })}
      className="flex flex-col divide-y divide-line"
    >
      {changes.map((change) => (
        <OneChange key={change.id} change={change} isNew={isNew(change)} />
      ))}
    </ul>
  )
}

function OneChange({ change, isNew }: { change: Change; isNew: boolean }) {
  const t = useT()
  const format = useFormat()
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Badge tone={isNew ? 'info' : 'neutral'}>{t(`changes.type_${change.type}`)}</Badge>
        {format.day(change.createdAt.slice(0, 10), 'medium')}
      </p>
      <p className="mt-1 font-medium">{change.title}</p>
      <p className="text-ink-soft">{change.message}</p>
    </li>
  )
}
