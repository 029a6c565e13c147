import { useCallback } from 'react'
import { discardContract } from '@/api/contracts'
import { CONTRACT_LISTS } from '@/api/contracts-changed'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'

/** Discards a version with a way back; an offer that it was made of waits for a contract again. */
export function useDiscardContract(): (target: { id: string; name: string }) => void {
  const t = useT()
  const remove = useUndoableDeletion()
  return useCallback(
    ({ id, name }) =>
      remove({
        id,
        message: t('contracts.discarded', { name }),
        remove: discardContract,
        lists: CONTRACT_LISTS,
      }),
    [remove, t]
  )
}
