import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import {
  deleteScenario,
  SCENARIO_LISTS,
  useArchiveScenario,
  useDuplicateScenario,
} from '@/api/scenarios'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'

interface ScenarioMenuProps {
  scenario: { id: string; name: string; isArchived: boolean; isKept: boolean }
  onPage?: boolean
  /** Where to go once it is deleted, or with the copy. */
  onDeleted?: () => void
  onCopied?: (id: string) => void
}

/** What can be done with a whole scenario. */
export function ScenarioMenu({ scenario, onPage, onDeleted, onCopied }: ScenarioMenuProps) {
  const { id, name, isArchived, isKept } = scenario
  const t = useT()
  const toastError = useToastError()
  const duplicate = useDuplicateScenario()
  const archive = useArchiveScenario()
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
                toast(t('scenarios.copied', { name: copy.name }))
                onCopied?.(copy.id)
              },
              onError: toastError,
            }
          )
        }
      >
        <Copy aria-hidden />
        {t('scenarios.duplicate')}
      </MenuItem>
      {!isKept && (
        <>
          <MenuItem
            onSelect={() => archive.mutate({ id, archived: !isArchived }, { onError: toastError })}
          >
            {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(isArchived ? 'scenarios.unarchive' : 'scenarios.archive')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            danger
            onSelect={() => {
              remove({
                id,
                message: t('scenarios.deleted', { name }),
                remove: deleteScenario,
                lists: SCENARIO_LISTS,
              })
              onDeleted?.()
            }}
          >
            <Trash2 aria-hidden />
            {t('scenarios.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
