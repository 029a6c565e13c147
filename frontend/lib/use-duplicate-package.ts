import { useCallback } from 'react'
import { useDuplicatePackages } from '@/api/duplicate-packages'
import { newId } from './new-id.ts'
import { useToastError } from './use-toast-error.ts'

/** Copies a stored package, and tells the copy's id. */
export function useDuplicatePackage(onCreated: (id: string) => void): (of: { id: string }) => void {
  const toastError = useToastError()
  const { mutate } = useDuplicatePackages()
  return useCallback(
    ({ id: of }) =>
      mutate([{ id: newId(), of }], {
        onSuccess: ([id]) => id && onCreated(id),
        onError: toastError,
      }),
    [mutate, onCreated, toastError]
  )
}
