import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'

/** A call as the menu makes it (`useMutation`). */
interface Call<Input, Answer> {
  mutate: (
    input: Input,
    after: { onSuccess?: (answer: Answer) => void; onError: (error: Error) => void }
  ) => void
  isPending: boolean
}

/** Where a menu stands, and where to go from there. */
export interface MenuPlace {
  onPage?: boolean
  /** Where to go once it is deleted, or with the copy. */
  onDeleted?: () => void
  onCopied?: (id: string) => void
}

interface ComputedMenuProps extends MenuPlace {
  one: { id: string; name: string; isArchived: boolean }
  /** Another one changes it: it can be copied only. */
  isKept?: boolean
  duplicate: Call<{ of: string; id: string }, { id: string; name: string }>
  archive: Call<{ id: string; archived: boolean }, unknown>
  remove: (id: string) => Promise<unknown>
  /** The keys of its lists. */
  lists: string[][]
}

/** What can be done with a whole budget or scenario. */
export function ComputedMenu({
  one: { id, name, isArchived },
  isKept,
  duplicate,
  archive,
  remove,
  lists,
  onPage,
  onDeleted,
  onCopied,
}: ComputedMenuProps) {
  const t = useT()
  const toastError = useToastError()
  const removeLater = useUndoableDeletion()
  return (
    <RowMenu
      label={t('packages.actionsFor', { name })}
      busy={duplicate.isPending || archive.isPending}
      onPage={onPage}
    >
      <MenuItem
        onSelect={() =>
          duplicate.mutate(
            { of: id, id: newId() },
            {
              onSuccess: (copy) => {
                toast(t('packages.copied', { name: copy.name }))
                onCopied?.(copy.id)
              },
              onError: toastError,
            }
          )
        }
      >
        <Copy aria-hidden />
        {t('packages.duplicate')}
      </MenuItem>
      {!isKept && (
        <>
          <MenuItem
            onSelect={() => archive.mutate({ id, archived: !isArchived }, { onError: toastError })}
          >
            {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(isArchived ? 'packages.unarchive' : 'packages.archive')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            danger
            onSelect={() => {
              removeLater({ id, message: t('packages.deleted', { name }), remove, lists })
              onDeleted?.()
            }}
          >
            <Trash2 aria-hidden />
            {t('packages.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
