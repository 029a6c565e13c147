import { useCallback } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { toast } from 'sonner'
import { cancelDeletion, scheduleDeletion, settleDeletion } from './pending-deletions.ts'
import { useT } from './use-t.ts'
import { useToastError } from './use-toast-error.ts'

const TOAST_MS = 6000

interface Deletion {
  id: string
  /** What is said of it, with the way back. */
  message: string
  remove: (id: string) => Promise<unknown>
  /** The lists that it leaves. */
  lists: readonly QueryKey[]
}

/** Deletes with a way back: it leaves the lists at once and the server after a few seconds. */
export function useUndoableDeletion(): (deletion: Deletion) => void {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  return useCallback(
    ({ id, message, remove, lists }) => {
      const removeNow = () =>
        void remove(id)
          .catch(toastError)
          .then(() => Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey }))))
          .finally(() => settleDeletion(id))
      scheduleDeletion(id, removeNow)
      toast(message, {
        duration: TOAST_MS,
        action: { label: t('packages.undoDelete'), onClick: () => cancelDeletion(id) },
      })
    },
    [client, t, toastError]
  )
}
