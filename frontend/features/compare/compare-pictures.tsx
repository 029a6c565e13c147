import { COST_PARTS, EURO_PARTS, whereTheEuroGoes } from '#modules/compute/pure'
import { EURO_TONES, PART_TONES } from '@/components/pay/pictures/tones'
import { SideBySide } from '@/components/pay/side-by-side'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { netPerEuro } from './net-per-euro.ts'
import type { LoadedColumn } from './use-compare.ts'

interface ComparePicturesProps {
  columns: readonly LoadedColumn[]
  names: string[]
  /** There is room for a bar beside another; else they stand below each other, where one compares them better. */
  wide: boolean
}

interface Part {
  name: string
  amount: number
  tone: string
}

/** What each column costs, and where that goes: two bars of the same length on one scale for all, and the net of one euro. */
export function ComparePictures({ columns, names, wide }: ComparePicturesProps) {
  const t = useT()
  const format = useFormat()
  const figures = columns.map(({ compared }) => (compared?.ok ? compared : null))
  const most = Math.max(...figures.map((each) => costOf(each)), 1)
  const costs = figures.map((each): Part[] =>
    each
      ? COST_PARTS.map((part) => ({
          name: t(`pay.group_${part}`),
          amount: each.compute.coutEmployeur[`${part}Total`],
          tone: PART_TONES[part],
        }))
      : []
  )
  const flows = figures.map((each): Part[] => {
    const parts = each && each.gaps.length === 0 ? whereTheEuroGoes(each.compute) : null
    if (parts === null) return []
    return EURO_PARTS.map((part) => ({
      name: t(`package-view.euro_${part}`),
      amount: parts[part],
      tone: EURO_TONES[part],
    }))
  })
  const perEuro = figures.map((each) =>
    each && each.gaps.length === 0 ? netPerEuro(each.compute) : null
  )
  if (!wide)
    return (
      <section>
        <h2 className="mt-6 mb-2 font-semibold">{t('compare.pictures')}</h2>
        <Card className="flex flex-col gap-5 p-4">
          <StackedBars label={t('compare.costBar')} columns={costs} most={most} names={names} />
          {flows.some((parts) => parts.length > 0) && (
            <StackedBars label={t('compare.flowBar')} columns={flows} most={most} names={names} />
          )}
          {perEuro.some((each) => each !== null) && (
            <div>
              <h3 className="text-sm font-medium">{t('compare.netPerEuro')}</h3>
              <dl className="mt-1 text-sm">
                {perEuro.map((each, at) => (
                  <div key={at} className="flex justify-between gap-3 py-0.5">
                    <dt className="min-w-0 truncate text-ink-soft">{names[at]}</dt>
                    <dd className="font-semibold tabular-nums">
                      {each === null ? '–' : format.euros(each)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </Card>
      </section>
    )
  return (
    <SideBySide title={t('compare.pictures')} names={names}>
      <Bars label={t('compare.costBar')} columns={costs} most={most} />
      {flows.some((parts) => parts.length > 0) && (
        <Bars label={t('compare.flowBar')} columns={flows} most={most} />
      )}
      {perEuro.some((each) => each !== null) && (
        <tr className={ROW}>
          <th scope="row" className={HEAD}>
            {t('compare.netPerEuro')}
          </th>
          {perEuro.map((each, at) => (
            <td key={at} className="amount py-2 pr-2 pl-3 font-semibold">
              {each === null ? '–' : format.euros(each)}
              {at > 0 && each !== null && perEuro[0] !== null && (
                <span className="block text-xs font-normal text-ink-soft">
                  {each === perEuro[0] ? '=' : format.difference(each - perEuro[0]!, 2)}
                </span>
              )}
            </td>
          ))}
        </tr>
      )}
    </SideBySide>
  )
}

const ROW =
  'border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-md:py-1'
const HEAD = 'py-2 pr-3 pl-2 text-left font-medium max-md:col-span-full max-md:pb-0'

interface BarsProps {
  label: string
  columns: readonly Part[][]
  most: number
}

/** A bar a column. Each part is read out with its amount; who sees it reads the names below. */
function Bars({ label, columns, most }: BarsProps) {
  const format = useFormat()
  return (
    <tr className={ROW}>
      <th scope="row" className={HEAD}>
        {label}
        <Legend columns={columns} />
      </th>
      {columns.map((parts, at) => (
        <td key={at} className="py-3 pr-2 pl-3 align-middle">
          <Bar parts={parts} most={most} />
          <span className="amount mt-1 block text-xs">{format.euros(sumOf(parts), 0)}</span>
        </td>
      ))}
    </tr>
  )
}

/** The same bars under each other, each with its name and what it comes to. */
function StackedBars({ label, columns, most, names }: BarsProps & { names: string[] }) {
  const format = useFormat()
  return (
    <div>
      <h3 className="text-sm font-medium">{label}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {columns.map((parts, at) => (
          <li key={at} className="text-xs">
            <span className="mb-1 flex justify-between gap-3">
              <span className="min-w-0 truncate text-ink-soft">{names[at]}</span>
              <span className="tabular-nums">{format.euros(sumOf(parts), 0)}</span>
            </span>
            <Bar parts={parts} most={most} />
          </li>
        ))}
      </ul>
      <Legend columns={columns} className="mt-2" />
    </div>
  )
}

function Legend({ columns, className }: Pick<BarsProps, 'columns'> & { className?: string }) {
  const legend = new Map(
    columns.flatMap((parts) => shown(parts).map(({ name, tone }) => [name, tone] as const))
  )
  return (
    <span
      aria-hidden
      className={cn(
        'mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs font-normal text-ink-soft',
        className
      )}
    >
      {[...legend].map(([name, tone]) => (
        <span key={name} className="flex items-baseline gap-1">
          <span className={cn('size-2 shrink-0 rounded-[2px]', tone)} />
          {name}
        </span>
      ))}
    </span>
  )
}

function Bar({ parts, most }: { parts: readonly Part[]; most: number }) {
  const format = useFormat()
  return (
    <>
      <span aria-hidden className="flex h-6 gap-px overflow-hidden rounded-[3px]">
        {shown(parts).map(({ name, amount, tone }) => (
          <span
            key={name}
            title={`${name} : ${format.euros(amount, 0)}`}
            className={tone}
            style={{ width: `${(amount / most) * 100}%` }}
          />
        ))}
      </span>
      <span className="sr-only">
        {shown(parts)
          .map(({ name, amount }) => `${name} ${format.euros(amount, 0)}`)
          .join(', ')}
      </span>
    </>
  )
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
const shown = (parts: readonly Part[]) => parts.filter(({ amount }) => amount > 0)

function costOf(column: { compute: { coutEmployeur: { coutEmployeurAnnuel: number } } } | null) {
  return column?.compute.coutEmployeur.coutEmployeurAnnuel ?? 0
}
