import { CircleAlert, CircleCheck, Search, TriangleAlert } from 'lucide-react'
import type { SacrificeLimit } from '@/api/salary-sacrifices'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const LEVELS = {
  refused: { icon: CircleAlert, classes: 'text-danger' },
  warning: { icon: TriangleAlert, classes: 'text-warn' },
  check: { icon: Search, classes: 'text-ink-soft' },
  ok: { icon: CircleCheck, classes: 'text-ink-soft' },
} as const
const ORDER = Object.keys(LEVELS) as (keyof typeof LEVELS)[]

/** What stands against an exchange first, then what must be looked at, then what is kept. */
export function LimitsSection({ limits }: { limits: SacrificeLimit[] }) {
  const t = useT()
  const sorted = limits.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
  return (
    <section className="break-inside-avoid">
      <h2 className="mt-6 mb-2 font-semibold">{t('sacrifice.limits')}</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {sorted.map((limit) => (
          <Line key={limit.code} limit={limit} />
        ))}
      </ul>
    </section>
  )
}

function Line({ limit: { code, level, value, bound } }: { limit: SacrificeLimit }) {
  const t = useT()
  const format = useFormat()
  const { icon: Icon, classes } = LEVELS[level]
  const written = (amount: number | null) =>
    amount === null ? '' : code === 'part' ? format.percent(amount) : format.euros(amount)
  return (
    <li className={cn('flex gap-2', level !== 'ok' && level !== 'check' && classes)}>
      <Icon className={cn('mt-0.5 size-4 shrink-0', classes)} aria-hidden />
      <span>
        <span className="sr-only">{t(`sacrifice.level_${level}`)} </span>
        {t(`sacrifice.limit_${code}_${level}`, { value: written(value), bound: written(bound) })}
      </span>
    </li>
  )
}
