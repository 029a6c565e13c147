import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { deleteOffer, offersInBulk, OFFERS_KEY } from '@/api/offers'
import { cancelDeletion, scheduleDeletion, settleDeletion } from '@/lib/pending-deletions'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

const TOAST_MS = 6000

/** Deletes up to a hundred drafts with a way back: they leave the list at once and the server, in one call, after a few seconds. */
export function useDeleteOffers(): (ids: string[], said: string) => void {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  return useCallback(
    (ids, said) => {
      let asked = false
      const remove = () => {
        if (asked) return
        asked = true
        void deleteAll(ids)
          .then((refused) => {
            if (refused > 0) toast(t('offers.bulkLeft', { count: refused }))
          })
          .catch(toastError)
          .then(() => client.invalidateQueries({ queryKey: OFFERS_KEY }))
          .finally(() => ids.forEach(settleDeletion))
      }
      for (const id of ids) scheduleDeletion(id, remove)
      toast(said, {
        duration: TOAST_MS,
        action: { label: t('offers.undo'), onClick: () => ids.forEach(cancelDeletion) },
      })
    },
    [client, t, toastError]
  )
}

/** Answers how many stay: what was sent meanwhile is no draft any more. */
async function deleteAll(ids: string[]): Promise<number> {
  if (ids.length > 1) return (await offersInBulk({ ids, action: 'delete' })).refused.length
  await deleteOffer(ids[0]!)
  return 0
}
