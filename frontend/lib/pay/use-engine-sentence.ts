import { useCallback } from 'react'
import type { ComputeError } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'

/** Gives the translated sentence of a refusal of the engine: the one of its kind, else the one of its code. */
export function useEngineSentence(): (error: ComputeError) => string {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()
  return useCallback(
    ({ code, params: given }) => {
      const params =
        given &&
        Object.fromEntries(
          Object.entries(given).map(([name, value]) => [
            name,
            isDay(value) ? format.day(value) : value,
          ])
        )
      const kind = params !== undefined && 'allowed' in params ? 'allowed' : params?.expected
      return (
        message(`compute.refusals.${code}_${kind}`, { ...params }) ??
        message(`compute.refusals.${code}`, { ...params }) ??
        t('pay.refused')
      )
    },
    [message, t, format]
  )
}

function isDay(value: string | number): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
