import { toast } from 'sonner'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { offersInBulk, OFFERS_KEY, useUnsendOffer } from '@/api/offers'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** Undoes the sending of one offer or of several whose mail has not left, and tells that it was done. */
export function useUnsend() {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  const unsend = useUnsendOffer()
  const [busy, setBusy] = useState(false)

  async function many(ids: readonly string[]) {
    setBusy(true)
    try {
      const { done, refused } = await offersInBulk({ action: 'unsend', ids: [...ids] })
      toast(t('offers.bulkDone_unsend', { count: done.length }), {
        description: refused[0]?.message,
      })
      await client.invalidateQueries({ queryKey: OFFERS_KEY })
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy: busy || unsend.isPending,
    one: (id: string) =>
      unsend.mutate(id, { onSuccess: () => toast(t('offers.unsent')), onError: toastError }),
    many: (ids: readonly string[]) => void many(ids),
  }
}
