import { useCallback } from 'react'
import { toast } from 'sonner'
import { useDuplicatePackages } from '@/api/duplicate-packages'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Copies all that is ticked, and says how many copies there are. */
export function useBulkDuplicate(): (ids: readonly string[]) => void {
  const t = useT()
  const toastError = useToastError()
  const { mutateAsync } = useDuplicatePackages()
  return useCallback(
    (ids) => {
      // By its promise: the bar that asked for it is gone when the answer comes.
      mutateAsync(ids.map((of) => ({ id: newId(), of })))
        .then((made) => toast(t('packages.duplicatedCount', { count: made.length })))
        .catch(toastError)
    },
    [mutateAsync, t, toastError]
  )
}
