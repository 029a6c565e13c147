import { toast } from 'sonner'
import { archivePackages } from '@/api/archive-packages'
import type { Chosen } from '@/api/in-bulk'
import type { PackageFilter } from '@/api/list-packages'
import { useBulk } from './use-bulk.ts'
import { useStable } from './use-stable.ts'
import { useT } from './use-t.ts'
import { useToastError } from './use-toast-error.ts'

const TOAST_MS = 8000

/** Puts packages aside, or back, and offers to take it back: exactly those that moved move back. */
export function useArchive(): (
  chosen: Chosen<PackageFilter>,
  archived: boolean,
  total?: number
) => void {
  const t = useT()
  const toastError = useToastError()
  const { run } = useBulk()
  const move = async (chosen: Chosen<PackageFilter>, archived: boolean, total: number) => {
    const { answers, error } = await run({
      chosen,
      total,
      call: (part) => archivePackages(part, archived),
      sizeOf: ({ ids }) => ids.length,
      lists: [['packages'], ['package']],
    })
    if (error) toastError(error)
    return { ids: answers.flatMap(({ ids }) => ids), error }
  }
  return useStable((chosen, archived, total = 1) => {
    const told = archived ? 'packages.archivedCount' : 'packages.unarchivedCount'
    const undo = (ids: string[]) => void move({ ids }, !archived, ids.length)
    // By its promise: what asked for it (a row, a bar) is often gone when the answer comes.
    void move(chosen, archived, total).then(({ ids, error }) => {
      if (error && ids.length === 0) return
      toast(t(told, { count: ids.length }), {
        duration: TOAST_MS,
        action:
          ids.length > 0 ? { label: t('packages.undo'), onClick: () => undo(ids) } : undefined,
      })
    })
  })
}
