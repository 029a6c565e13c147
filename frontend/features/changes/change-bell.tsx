import { useState } from 'react'
import { Bell } from 'lucide-react'
import { useChanges } from '@/api/list-changes'
import type { Change } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { lastSeen, rememberSeen } from './last-seen.ts'

/** The bell above the screen: what changed in law and product, and how much of it is new to this browser. */
export function ChangeBell() {
  const t = useT()
  const changes = useChanges().data ?? []
  const [seen, setSeen] = useState(lastSeen)
  const unread = changes.filter(({ createdAt }) => createdAt.slice(0, 10) > seen).length

  function open(isOpen: boolean) {
    const newest = changes[0]?.createdAt.slice(0, 10)
    if (isOpen || !newest || newest <= seen) return
    rememberSeen(newest)
    setSeen(newest)
  }

  return (
    <Popover
      label={t('changes.title')}
      onOpenChange={open}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={unread > 0 ? t('changes.openUnread', { count: unread }) : t('changes.open')}
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-accent" />
          )}
        </Button>
      }
    >
      <h2 className="mb-2 text-base font-semibold">{t('changes.title')}</h2>
      {/* Nothing in it takes the focus, and whoever has no mouse must be able to scroll. */}
      <ul
        tabIndex={0}
        aria-label={t('changes.title')}
        className="flex flex-col divide-y divide-line"
      >
        {changes.map((change) => (
          <OneChange key={change.id} change={change} isNew={change.createdAt.slice(0, 10) > seen} />
        ))}
      </ul>
    </Popover>
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
