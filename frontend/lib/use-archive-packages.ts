import { useCallback } from 'react'
import { toast } from 'sonner'
import { useArchivePackages } from '@/api/archive-packages'
import { useT } from './use-t.ts'
import { useToastError } from './use-toast-error.ts'

const TOAST_MS = 8000

/** Puts packages aside, or back, and offers to take it back. */
export function useArchive(): (ids: string[], archived: boolean) => void {
  const t = useT()
  const toastError = useToastError()
  const { mutate } = useArchivePackages()
  return useCallback(
    (ids, archived) =>
      mutate(
        { ids, archived },
        {
          onSuccess: (moved) =>
            void toast(
              t(archived ? 'packages.archivedCount' : 'packages.unarchivedCount', {
                count: moved.length,
              }),
              {
                duration: TOAST_MS,
                action: {
                  label: t('packages.undo'),
                  onClick: () =>
                    moved.length > 0 &&
                    mutate({ ids: moved, archived: !archived }, { onError: toastError }),
                },
              }
            ),
          onError: toastError,
        }
      ),
    [mutate, t, toastError]
  )
}
