import { useMemo } from 'react'
import { inWords } from './use-line-text.ts'
import { useOptionalMessage } from '@/lib/use-t'

/** The words of the figures of the law, from the engine's own texts. */
export function useLawText() {
  const message = useOptionalMessage()
  return useMemo(
    () => ({
      title: (id: string) => message(`compute.parameters.${id}.title`) ?? inWords(id),
      explanation: (id: string) => message(`compute.parameters.${id}.explanation`) ?? '',
      subject: (id: string) => message(`compute.subjects.${id}`) ?? inWords(id),
    }),
    [message]
  )
}
