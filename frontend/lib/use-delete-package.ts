import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { deletePackage } from '@/api/delete-package'
import { ApiProblem } from '@/api/problem'
import { cancelDeletion, scheduleDeletion, settleDeletion } from './pending-deletions.ts'
import { useT } from './use-t.ts'

const TOAST_MS = 6000

/** Deletes a package with a way back: it leaves the lists at once and the server after a few seconds. */
export function useDeletePackage(): (target: { id: string; nomFonction: string }) => void {
  const t = useT()
  const client = useQueryClient()
  return useCallback(
    ({ id, nomFonction }) => {
      const remove = () =>
        void deletePackage(id)
          .catch((error: unknown) =>
            toast.error(error instanceof ApiProblem ? error.message : t('common.noAnswer'))
          )
          .then(() => client.invalidateQueries({ queryKey: ['packages'] }))
          .finally(() => settleDeletion(id))
      scheduleDeletion(id, remove)
      toast(t('packages.deleted', { name: nomFonction }), {
        duration: TOAST_MS,
        action: { label: t('packages.undoDelete'), onClick: () => cancelDeletion(id) },
      })
    },
    [client, t]
  )
}
