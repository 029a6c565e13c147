import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { BUDGET_LISTS, deleteBudget, useArchiveBudget, useDuplicateBudget } from '@/api/budgets'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'

interface BudgetMenuProps {
  budget: { id: string; name: string; isArchived: boolean }
  onPage?: boolean
  /** Where to go once it is deleted, or with the copy. */
  onDeleted?: () => void
  onCopied?: (id: string) => void
}

/** What can be done with a whole budget. */
export function BudgetMenu({ budget, onPage, onDeleted, onCopied }: BudgetMenuProps) {
  const { id, name, isArchived } = budget
  const t = useT()
  const toastError = useToastError()
  const duplicate = useDuplicateBudget()
  const archive = useArchiveBudget()
  const remove = useUndoableDeletion()
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
                toast(t('budgets.copied', { name: copy.name }))
                onCopied?.(copy.id)
              },
              onError: toastError,
            }
          )
        }
      >
        <Copy aria-hidden />
        {t('budgets.duplicate')}
      </MenuItem>
      <MenuItem
        onSelect={() => archive.mutate({ id, archived: !isArchived }, { onError: toastError })}
      >
        {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {t(isArchived ? 'budgets.unarchive' : 'budgets.archive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        onSelect={() => {
          remove({
            id,
            message: t('budgets.deleted', { name }),
            remove: deleteBudget,
            lists: BUDGET_LISTS,
          })
          onDeleted?.()
        }}
      >
        <Trash2 aria-hidden />
        {t('budgets.delete')}
      </MenuItem>
    </RowMenu>
  )
}
