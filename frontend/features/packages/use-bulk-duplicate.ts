import { toast } from 'sonner'
import { duplicatePackages } from '@/api/duplicate-packages'
import type { Chosen } from '@/api/in-bulk'
import type { PackageFilter } from '@/api/list-packages'
import { newId } from '@/lib/new-id'
import { useBulk } from '@/lib/use-bulk'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Copies all that is chosen, and says how many copies there are. */
export function useBulkDuplicate(): (chosen: Chosen<PackageFilter>, total: number) => void {
  const t = useT()
  const toastError = useToastError()
  const { run } = useBulk()
  return (chosen, total) => {
    const key = newId()
    // By its promise: the bar that asked for it is gone when the answer comes.
    void run({
      chosen,
      total,
      call: (part) =>
        duplicatePackages(
          'filter' in part
            ? { ...part, key }
            : { copies: part.ids.map((of) => ({ id: newId(), of })) }
        ),
      sizeOf: ({ ids }) => ids.length,
      lists: [['packages']],
    }).then(({ answers, error }) => {
      const count = answers.reduce((sum, { ids }) => sum + ids.length, 0)
      if (count > 0) toast(t('packages.duplicatedCount', { count }))
      if (error) toastError(error)
    })
  }
}
