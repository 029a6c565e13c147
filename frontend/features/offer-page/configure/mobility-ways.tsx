import { useId } from 'react'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { useEffectWords } from '../use-effect-words.ts'
import { Explained } from './explained.tsx'
import type { MobilityWay, OfferedWay } from './use-mobility-ways.ts'

interface MobilityWaysProps {
  ways: readonly OfferedWay[]
  value: MobilityWay
  onChange: (way: MobilityWay) => void
}

/** One choice of what cannot be had together, each with its effect before it is made. */
export function MobilityWays({ ways, value, onChange }: MobilityWaysProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className="sr-only">{t('choices.ways')}</legend>
      <div className={cn('grid gap-2', ways.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {ways.map((each) => (
          <WayCard
            key={each.way}
            {...each}
            taken={value === each.way}
            onTake={() => onChange(each.way)}
          />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {ways.map(({ way }) => way !== 'none' && <Explained key={way} choice={way} named />)}
      </div>
    </fieldset>
  )
}

function WayCard({
  way,
  hint,
  effects,
  taken,
  onTake,
}: OfferedWay & { taken: boolean; onTake: () => void }) {
  const t = useT()
  const write = useEffectWords()
  const id = useId()
  const words = effects.length > 0 ? write(effects) : null
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        taken ? 'border-accent bg-accent-soft' : 'border-line hover:bg-sunken'
      )}
    >
      <input
        type="radio"
        name="mobility"
        className="mt-1 accent-accent outline-none"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={taken}
        onChange={onTake}
      />
      <span className="min-w-0 grow">
        <span id={id} className="block font-semibold">
          {t(way === 'none' ? 'choices.wayNone' : `fields.${way}`)}
        </span>
        <span id={`${id}-hint`} className="block text-xs text-ink-soft tabular-nums">
          {hint}
          {words && (
            <>
              <span className="mt-2 block text-sm font-medium text-ink">{words.main}</span>
              {words.more && <span className="block">{words.more}</span>}
            </>
          )}
        </span>
      </span>
    </label>
  )
}
