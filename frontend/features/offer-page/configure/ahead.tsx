import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { effectBetween } from '../engine.ts'
import type { Fields } from '../offer.ts'
import { useOffer } from './offer-context.ts'
import type { Way } from './ways.ts'

/** What the next step of a choice does to the net pay, in both directions, before it is made: after the figures, which come first. */
export function Ahead({ fields, ways }: { fields: Fields; ways: readonly Way[] }) {
  const t = useT()
  const format = useFormat()
  const offer = useOffer()
  // Steps and effects are those of the same choices.
  const found = useInTurns(
    () =>
      ways.map((way) => () => ({
        way,
        effect: effectBetween(offer, fields, { ...fields, ...way.changes } as Fields),
      })),
    [offer, fields]
  )
  if (!found) return <Skeleton className="h-4 w-2/3" />
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-ink-soft tabular-nums">
      {found.map(({ way: { key, step }, effect }) => (
        <li key={key}>
          {effect
            ? t(`choices.${key}`, {
                step,
                month: format.difference(effect.month),
                year: format.difference(effect.year),
              })
            : t(`choices.${key}Never`, { step })}
        </li>
      ))}
    </ul>
  )
}
