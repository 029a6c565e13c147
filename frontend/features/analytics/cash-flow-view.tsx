import { lazy, Suspense } from 'react'
import { useTeamCashFlow, type CashMonth } from '@/api/analytics'
import type { Series } from '@/components/charts/stacked-bars'
import { ErrorView } from '@/components/app/error-view'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { Figure } from './figure.tsx'
import { LEFT_OUT, filterOf, useAnalyticsAddress, type LeftOut } from './use-analytics-filter.ts'

const StackedBars = lazy(() => import('@/components/charts/stacked-bars'))

const HEIGHT = 320

const GROUPS = [
  ['remunerationsFixes', '--data-fixed'],
  ['frais', '--data-costs'],
  ['remunerationsVariables', '--data-variable'],
  ['avantages', '--data-benefits'],
] as const satisfies [keyof CashMonth, Series['colour']][]

/** What the contracts cost in the coming months as it is paid, without what is left out. */
export function CashFlowView() {
  const t = useT()
  const format = useFormat()
  const [address, change] = useAnalyticsAddress()
  const wide = useMedia('(min-width: 40rem)')
  const asked = useTeamCashFlow({ ...filterOf(address), months: address.months ?? '12' })
  if (asked.isPending) return <Skeleton className="h-96" />
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  if (asked.data.every(({ people }) => people === 0))
    return <p className="text-ink-soft">{t('analytics.noData')}</p>
  const out = LEFT_OUT.filter((name) => address.without?.split(',').includes(name))
  const months = asked.data.map((month) => without(month, out))
  const total = months.reduce((sum, month) => sum + month.total, 0)
  const dearest = months.reduce((a, b) => (b.total > a.total ? b : a))
  const nameOf = (month: string, style: 'narrow' | 'short' | 'long') =>
    format.month(`${month}-01`, style, style === 'long' ? 'numeric' : undefined)
  return (
    <Figure
      title={t('analytics.cashFlow')}
      name="cash-flow"
      how={t('analytics.cashFlowHow')}
      aside={
        <Segmented
          label={t('analytics.months')}
          value={address.months ?? '12'}
          onValueChange={(value) => change({ months: value === '24' ? '24' : undefined })}
          options={(['12', '24'] as const).map((value) => ({
            value,
            label: t('analytics.monthsCount', { months: Number(value) }),
          }))}
        />
      }
      columns={[
        { head: t('analytics.month') },
        { head: t('analytics.people') },
        ...GROUPS.map(([key]) => ({ head: t(`pay.group_${key}`), show: euros })),
        { head: t('analytics.ofWhichHolidayPay'), show: euros },
        { head: t('analytics.ofWhichYearEnd'), show: euros },
        { head: t('analytics.total'), show: euros },
      ]}
      rows={months.map((month) => [
        nameOf(month.month, 'long'),
        month.people,
        ...GROUPS.map(([key]) => month[key]),
        month.doublePeculeVacances,
        month.primeFinAnnee,
        month.total,
      ])}
      lead={
        <>
          <Exclusions
            out={out}
            onChange={(names) => change({ without: names.join(',') || undefined })}
          />
          <p className="mb-2 text-ink-soft">
            <span className="text-lg font-semibold text-ink tabular-nums">
              {format.euros(total, 0)}
            </span>{' '}
            {t('analytics.inMonths', { months: months.length })} ·{' '}
            {t('analytics.dearest', { month: nameOf(dearest.month, 'long') })}{' '}
            <span className="font-semibold text-ink tabular-nums">
              {format.euros(dearest.total, 0)}
            </span>
          </p>
        </>
      }
    >
      <div style={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <StackedBars
            categories={months.map(({ month }) =>
              nameOf(month, wide && months.length === 12 ? 'short' : 'narrow')
            )}
            series={GROUPS.map(([key, colour]) => ({
              name: t(`pay.group_${key}`),
              colour,
              values: months.map((month) => month[key]),
            })).filter(({ values }) => values.some((value) => value !== 0))}
            onAxis={(value) => format.euros(value, 0)}
            inBox={(value) => format.euros(value, 2)}
            height={HEIGHT}
          />
        </Suspense>
      </div>
    </Figure>
  )

  function euros(value: number): string {
    return format.euros(value, 0)
  }
}

/** What is left out: a press takes it out or back in. */
function Exclusions({
  out,
  onChange,
}: {
  out: readonly LeftOut[]
  onChange: (names: LeftOut[]) => void
}) {
  const t = useT()
  return (
    <div
      role="group"
      aria-label={t('analytics.exclusions')}
      className="mb-3 flex flex-wrap gap-1.5"
    >
      <span className="self-center text-sm text-ink-soft">{t('analytics.exclusions')}</span>
      {LEFT_OUT.map((name) => {
        const isOut = out.includes(name)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOut}
            onClick={() => onChange(isOut ? out.filter((each) => each !== name) : [...out, name])}
            className="h-8 rounded-full border border-line px-3 text-sm text-ink-soft hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink aria-pressed:line-through"
          >
            {t(GROUPS.some(([key]) => key === name) ? `pay.group_${name}` : `analytics.${name}`)}
          </button>
        )
      })}
    </div>
  )
}

/** A month without what is left out; holiday pay and year-end premium are parts of the fixed pay. */
function without(month: CashMonth, out: readonly LeftOut[]): CashMonth {
  const left = { ...month }
  for (const name of ['doublePeculeVacances', 'primeFinAnnee'] as const)
    if (out.includes(name)) {
      left.remunerationsFixes -= month[name]
      left[name] = 0
    }
  for (const [name] of GROUPS)
    if (out.includes(name)) {
      left[name] = 0
      if (name === 'remunerationsFixes') left.doublePeculeVacances = left.primeFinAnnee = 0
    }
  for (const [name] of GROUPS) left[name] = Math.round(left[name] * 100) / 100
  left.total = GROUPS.reduce((sum, [name]) => sum + left[name], 0)
  return left
}
