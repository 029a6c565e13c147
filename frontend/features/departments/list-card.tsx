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
  detail?: (item: T) => string
  onRemove: (item: T) => void
  /** The form of an item, or of a new one. */
  form: (item: T | null, onDone: () => void) => ReactNode
}

/** One list of the company: its rows, the way to add, change and remove. */
export function ListCard<T extends Item>({
  title,
  list,
  detail,
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
          aria-label={t('departments.addTo', { list: title })}
        >
          <Plus aria-hidden />
          {t('departments.add')}
        </Button>
      }
    >
      {list.error && <ErrorView error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Skeleton className="h-20" />}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('departments.empty')}</p>}
      {list.data && list.data.length > 0 && (
        <ul aria-label={title} className="flex flex-col divide-y divide-line">
          {list.data.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <div className="min-w-0 grow basis-40">
                <p className="truncate font-medium">{item.name}</p>
                {detail && <p className="text-xs text-ink-soft">{detail(item)}</p>}
              </div>
              <div className="flex gap-2">
                <Button
                  size="sm"
                  onClick={() => setEdited(item)}
                  aria-label={t('departments.editNamed', { name: item.name })}
                >
                  {t('departments.edit')}
                </Button>
                <Button
                  size="sm"
                  onClick={() => setAsked(item)}
                  aria-label={t('departments.removeNamed', { name: item.name })}
                >
                  {t('departments.remove')}
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
        title={t('departments.removeTitle', { name: asked?.name ?? '' })}
        description={t('departments.removeText')}
        confirm={t('departments.remove')}
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
