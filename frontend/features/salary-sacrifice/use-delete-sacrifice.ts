import { useCallback } from 'react'
import { deleteSacrifice, SACRIFICE_LISTS } from '@/api/salary-sacrifices'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'

/** Deletes an exchange with a way back. */
export function useDeleteSacrifice(): (target: { id: string; workerName: string }) => void {
  const t = useT()
  const remove = useUndoableDeletion()
  return useCallback(
    ({ id, workerName }) =>
      remove({
        id,
        message: t('sacrifice.deleted', { name: workerName }),
        remove: deleteSacrifice,
        lists: SACRIFICE_LISTS,
      }),
    [remove, t]
  )
}
