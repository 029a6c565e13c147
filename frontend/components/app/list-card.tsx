import { useState, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

interface Item {
  id: string
  name: string
}

interface ListCardProps<T extends Item> {
  title: string
  list: { data?: T[]; error: Error | null; refetch: () => unknown }
  /** What stands under a name. */
  detail?: (item: T) => ReactNode
  /** Further commands of a row, before the usual two. */
  commands?: (item: T) => ReactNode
  /** What happens to what refers to a row that is removed. */
  removeText: string
  onRemove: (item: T) => void
  /** The form of an item, or of a new one. */
  form: (item: T | null, onDone: () => void) => ReactNode
}

/** One list of the company: its rows, the way to add, change and remove. */
export function ListCard<T extends Item>({
  title,
  list,
  detail,
  commands,
  removeText,
  onRemove,
  form,
}: ListCardProps<T>) {
  const t = useT()
  const [edited, setEdited] = useState<T | 'new' | null>(null)
  const [asked, setAsked] = useState<T | null>(null)
  return (
    <SectionCard
      title={title}
      aside={
        <Button
          size="sm"
          onClick={() => setEdited('new')}
          aria-label={t('lists.addTo', { list: title })}
        >
          <Plus aria-hidden />
          {t('lists.add')}
        </Button>
      }
    >
      {list.error && <ErrorView error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Skeleton className="h-20" />}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('lists.empty')}</p>}
      {list.data && list.data.length > 0 && (
        <ul aria-label={title} className="flex flex-col divide-y divide-line">
          {list.data.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <div className="min-w-0 grow basis-40">
                <p className="truncate font-medium">{item.name}</p>
                {detail && <div className="text-xs text-ink-soft">{detail(item)}</div>}
              </div>
              <div className="flex flex-wrap gap-2">
                {commands?.(item)}
                <Button
                  size="sm"
                  onClick={() => setEdited(item)}
                  aria-label={t('lists.editNamed', { name: item.name })}
                >
                  {t('lists.edit')}
                </Button>
                <Button
                  size="sm"
                  onClick={() => setAsked(item)}
                  aria-label={t('lists.removeNamed', { name: item.name })}
                >
                  {t('lists.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={edited !== null} onOpenChange={() => setEdited(null)} title={title}>
        {edited && form(edited === 'new' ? null : edited, () => setEdited(null))}
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        title={t('lists.removeTitle', { name: asked?.name ?? '' })}
        description={removeText}
        confirm={t('lists.remove')}
        cancel={t('common.cancel')}
        danger
        onConfirm={() => {
          if (asked) onRemove(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </SectionCard>
  )
}
