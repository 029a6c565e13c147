import { useCallback } from 'react'
import { labelKey, type ComputeError } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'

const DAY = /^\d{4}-\d{2}-\d{2}$/

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
            name === 'with' || name === 'for'
              ? (message(`compute.lines.${labelKey(String(value))}`) ??
                message(`compute.inputs.${labelKey(String(value))}`) ??
                value)
              : shown(value, given.unit, format),
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

/** Money as money, days as days, other figures as the message writes them. */
function shown(
  value: string | number,
  unit: string | number | undefined,
  format: ReturnType<typeof useFormat>
): string | number {
  if (typeof value === 'number') return unit === 'EUR' ? format.euros(value) : value
  return DAY.test(value) ? format.day(value) : value
}
