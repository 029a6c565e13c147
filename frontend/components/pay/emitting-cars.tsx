import type { Emitting } from '@/lib/pay/mobility'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Why cars of the list cannot be the first pillar of the mobility budget: what they emit; nothing where all can. */
export function EmittingCars({
  emitting,
}: {
  emitting: Emitting<{ description?: string }> | null
}) {
  const t = useT()
  const format = useFormat()
  if (emitting === null) return null
  const { cars, from, max } = emitting
  return (
    <p className="text-xs text-ink-soft">
      {t('pay.emittingCars', {
        day: format.day(from, 'medium'),
        max,
        cars: cars.map(({ description }) => description || t('fields.voitureSociete')).join(', '),
      })}
    </p>
  )
}
