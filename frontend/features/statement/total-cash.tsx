import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { amountOf, shownParts, totalOf, type Part, type StatementAnswer } from './statement.ts'

const RADIUS = 70
const LENGTH = 2 * Math.PI * RADIUS
/** Between two slices, in the units of the picture. */
const GAP = 3

/** The year as one ring with its total inside, and its four groups beside it; a group and its slice light up together. */
export function TotalCash({ answer }: { answer: StatementAnswer }) {
  const t = useT()
  const format = useFormat()
  const [lit, setLit] = useState<Part | null>(null)
  const [held, setHeld] = useState<Part | null>(null)
  const year = totalOf(answer)
  const parts = shownParts(answer).map((each) => ({ ...each, amount: amountOf(year, each.part) }))
  const shown = lit ?? held
  return (
    <Card className="rounded-2xl p-4 shadow-lg shadow-black/5 sm:p-6">
      <h2 className="sr-only">{t('statement.total')}</h2>
      <div className="grid items-center gap-4 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] sm:gap-8">
        <div className="relative mx-auto w-full max-w-68">
          <svg
            viewBox="0 0 180 180"
            className="w-full"
            role="img"
            aria-label={t('statement.picture', {
              total: format.euros(year.totalCashAnnuel, 0),
              parts: parts
                .map(({ part, amount }) =>
                  t('statement.pictureOf', {
                    part: t(`statement.part_${part}`),
                    amount: format.euros(amount, 0),
                  })
                )
                .join(', '),
            })}
          >
            {slicesOf(parts).map(({ part, colour, length, offset }) => (
              <circle
                key={part}
                cx="90"
                cy="90"
                r={RADIUS}
                fill="none"
                stroke={colour}
                strokeWidth={shown === part ? 30 : 24}
                strokeDasharray={`${length} ${LENGTH - length}`}
                strokeDashoffset={-offset}
                transform="rotate(-90 90 90)"
                onPointerEnter={() => setLit(part)}
                onPointerLeave={() => setLit(null)}
                onClick={() => setHeld(held === part ? null : part)}
                className={cn(
                  'cursor-pointer transition-[opacity,stroke-width]',
                  shown !== null && shown !== part && 'opacity-25'
                )}
              />
            ))}
          </svg>
          <p className="pointer-events-none absolute inset-0 grid place-content-center text-center">
            <span className="text-xs text-ink-soft">{t('statement.total')}</span>
            <span className="text-xl font-semibold tracking-tight tabular-nums">
              {format.euros(year.totalCashAnnuel, 0)}
            </span>
            <span className="text-xs text-ink-soft">{t('statement.grossYear')}</span>
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-1 sm:gap-1.5">
          {parts.map(({ part, colour, amount }) => (
            <li key={part} className="last:odd:col-span-2 sm:last:odd:col-span-1">
              <button
                type="button"
                aria-pressed={held === part}
                onPointerEnter={() => setLit(part)}
                onPointerLeave={() => setLit(null)}
                onFocus={() => setLit(part)}
                onBlur={() => setLit(null)}
                onClick={() => setHeld(held === part ? null : part)}
                className={cn(
                  'grid h-full min-h-15 w-full grid-cols-[0.75rem_minmax(0,1fr)] items-center gap-x-2 rounded-xl border bg-surface px-3 py-2 text-left transition-[border-color] max-sm:grid-rows-[1fr_auto] sm:min-h-12 sm:grid-cols-[0.75rem_minmax(0,1fr)_auto]',
                  shown === part ? 'border-ink' : 'border-line'
                )}
              >
                {/* The words stay readable: what is not meant fades in its colour alone. */}
                <span
                  aria-hidden
                  className={cn(
                    'size-3 rounded-xs transition-opacity',
                    shown !== null && shown !== part && 'opacity-25'
                  )}
                  style={{ background: colour }}
                />
                <span className="text-xs text-ink-soft hyphens-auto wrap-anywhere sm:text-sm">
                  {t(`statement.part_${part}`)}
                </span>
                <span className="col-start-2 text-base font-semibold tabular-nums sm:col-start-3">
                  {format.euros(amount, 0)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Where each slice begins on the ring and how long it is; a group of nothing has none. */
function slicesOf<T extends { amount: number }>(parts: readonly T[]) {
  const filled = parts.filter(({ amount }) => amount > 0)
  const total = filled.reduce((sum, { amount }) => sum + amount, 0)
  const gap = filled.length > 1 ? GAP : 0
  const room = LENGTH - gap * filled.length
  let offset = gap / 2
  return filled.map((each) => {
    const length = (each.amount / total) * room
    const slice = { ...each, length, offset }
    offset += length + gap
    return slice
  })
}
