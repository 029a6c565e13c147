import { useCallback } from 'react'
import type { ScenarioChange } from '@/api/scenarios'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Says what a change does, in one line. */
export function useChangeWords(): (change: Pick<ScenarioChange, 'type' | 'data'>) => string {
  const t = useT()
  const format = useFormat()
  return useCallback(
    ({ type, data: told }) => {
      const data = told as Record<string, any>
      const day = (value: unknown) => (typeof value === 'string' ? format.day(value, 'medium') : '')
      return t(`scenarios.changes.says.${type}`, {
        // A raise may be below nought.
        sign: (data.percent ?? data.amount ?? 0) < 0 ? '−' : '+',
        percent: format.percent(Math.abs(data.percent ?? 0) / 100, 4),
        amount: format.euros(Math.abs(data.amount ?? 0), 0),
        tcoMensuel: format.euros(data.tcoMensuel ?? 0, 0),
        nomFonction: data.nomFonction ?? '',
        numerateur: data.numerateur ?? '',
        denominateur: data.denominateur ?? '',
        benefit: data.benefit ? t(`fields.${data.benefit}`) : '',
        content: data.content?.nomFonction ?? '',
        count: data.count ?? 1,
        start: day(data.start),
        date: day(data.date),
      })
    },
    [t, format]
  )
}
