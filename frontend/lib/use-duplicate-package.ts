import { useCallback } from 'react'
import { toast } from 'sonner'
import { useCreatePackage } from '@/api/create-package'
import { ApiProblem } from '@/api/problem'
import type { Package } from '@/api/types'
import { newId } from './new-id.ts'
import { useT } from './use-t.ts'

/** Creates a copy of a stored package, named as one, and tells its id. */
export function useDuplicatePackage(onCreated: (id: string) => void): (source: Package) => void {
  const t = useT()
  const { mutate } = useCreatePackage()
  return useCallback(
    ({ nomFonction, packageType, packageCategory, date, worker, package: fields }) =>
      mutate(
        {
          id: newId(),
          nomFonction: t('packages.copyOf', { name: nomFonction }),
          packageType,
          packageCategory,
          date,
          worker,
          package: fields,
        },
        {
          onSuccess: ({ id }) => onCreated(id),
          onError: (error) =>
            toast.error(error instanceof ApiProblem ? error.message : t('common.noAnswer')),
        }
      ),
    [mutate, onCreated, t]
  )
}
