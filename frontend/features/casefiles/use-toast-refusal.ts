import { useCallback } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import { useToastError } from '@/lib/use-toast-error'

const TOAST_MS = 12_000

/** Tells why something was not done: what is wrong with a file or a casefile, one by one, else the refusal itself. */
export function useToastRefusal(): (error: Error) => void {
  const toastError = useToastError()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiProblem) || error.errors.length === 0) return toastError(error)
      toast.error(error.message, {
        description: error.errors.map(({ message }) => message).join(' '),
        duration: TOAST_MS,
      })
    },
    [toastError]
  )
}
