import { useCallback } from 'react'
import { deletePackage } from '@/api/delete-package'
import { useT } from './use-t.ts'
import { useUndoableDeletion } from './use-undoable-deletion.ts'

/** Deletes a package with a way back. */
export function useDeletePackage(): (target: { id: string; nomFonction: string }) => void {
  const t = useT()
  const remove = useUndoableDeletion()
  return useCallback(
    ({ id, nomFonction: name }) =>
      remove({
        id,
        message: t('packages.deleted', { name }),
        remove: deletePackage,
        lists: [['packages']],
      }),
    [remove, t]
  )
}
