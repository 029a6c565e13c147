import { useCallback } from 'react'
import type { ComputeError } from '#modules/compute/pure'
import { useOptionalMessage, useT } from '@/lib/use-t'

/** Gives the translated sentence of a refusal of the engine: the one of its kind, else the one of its code. */
export function useEngineSentence(): (error: ComputeError) => string {
  const t = useT()
  const message = useOptionalMessage()
  return useCallback(
    ({ code, params }) => {
      const kind = params !== undefined && 'allowed' in params ? 'allowed' : params?.expected
      return message(`compute.refusals.${code}_${kind}`, { ...params }) ?? message(`compute.refusals.${code}`, { ...params }) ?? t('pay.refused')
    },
    [message, t]
  )
}
