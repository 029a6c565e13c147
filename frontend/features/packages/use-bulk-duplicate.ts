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
  const { mutate } = useDuplicatePackages()
  return useCallback(
    (ids) =>
      mutate(
        ids.map((of) => ({ id: newId(), of })),
        {
          onSuccess: (made) => void toast(t('packages.duplicatedCount', { count: made.length })),
          onError: toastError,
        }
      ),
    [mutate, t, toastError]
  )
}
