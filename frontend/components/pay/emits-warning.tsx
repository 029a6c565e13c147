import { voituresPilier1, type Energie } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface EmitsWarningProps {
  energie: string | null | undefined
  co2: number | null | undefined
  /** The day on which it would be ordered. */
  date: string
}

/** That a car marked for the mobility budget emits too much to be the first pillar of one; nothing where it does not. */
export function EmitsWarning({ energie, co2, date }: EmitsWarningProps) {
  const t = useT()
  const format = useFormat()
  if (!energie) return null
  const car = { energie: energie as Energie, co2: co2 ?? 0, tcoMensuel: 0 }
  const emissions = voituresPilier1([car], date)[0]?.emissions
  if (!emissions) return null
  return (
    <p className="text-xs text-warn">
      {t('editor.emitsTooMuch', {
        day: format.day(emissions.from, 'medium'),
        max: emissions.max,
      })}
    </p>
  )
}
