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
  const { mutateAsync } = useArchivePackages()
  return useCallback(
    (ids, archived) => {
      const told = archived ? 'packages.archivedCount' : 'packages.unarchivedCount'
      const undo = (moved: string[]) =>
        void mutateAsync({ ids: moved, archived: !archived }).catch(toastError)
      // By its promise: what asked for it (a row, a bar) is often gone when the answer comes.
      mutateAsync({ ids, archived })
        .then((moved) =>
          toast(t(told, { count: moved.length }), {
            duration: TOAST_MS,
            action:
              moved.length > 0
                ? { label: t('packages.undo'), onClick: () => undo(moved) }
                : undefined,
          })
        )
        .catch(toastError)
    },
    [mutateAsync, t, toastError]
  )
}
