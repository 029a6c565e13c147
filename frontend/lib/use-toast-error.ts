import { useCallback } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import { useT } from './use-t.ts'

/** Tells in a toast why something was not done: the server's own sentence where there is one. */
export function useToastError(): (error: Error) => void {
  const t = useT()
  return useCallback(
    (error) => void toast.error(error instanceof ApiProblem ? error.message : t('common.noAnswer')),
    [t]
  )
}
