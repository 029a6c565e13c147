import { useMemo, type ReactNode } from 'react'
import { whereTheEuroGoes, type CashFlowEntry } from '#modules/compute/pure'
import type { Compute } from '@/api/types'
import { cashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { staircaseOf } from '@/lib/pay/staircase'
import { useT } from '@/lib/use-t'
import { EuroSplit } from './euro-split.tsx'
import { MonthColumns, MonthTable } from './month-columns.tsx'
import { Picture } from './picture.tsx'
import { Staircase } from './staircase.tsx'

interface PicturesProps {
  compute: Pick<Compute, 'coutEmployeur' | 'remuneration'>
  contractor: boolean
  /** A line that the law could not answer is no part of any total: what would add up is not drawn. */
  incomplete: boolean
  /** The coming twelve months; absent where they are not those of these figures. */
  months: readonly CashFlowEntry[] | null
  level?: 2 | 3
  /** Lays the pictures out; each is whole in itself. */
  children: (pictures: Drawn) => ReactNode
}

/** Each absent where there is nothing to show. */
export interface Drawn {
  staircase: ReactNode
  euro: ReactNode
  months: ReactNode
}

/** What a package costs and what arrives, in three pictures, each with the same figures to read. */
export default function Pictures({
  compute,
  contractor,
  incomplete,
  months,
  level,
  children,
}: PicturesProps) {
  const t = useT()
  const steps = useMemo(() => staircaseOf(compute, contractor), [compute, contractor])
  const parts = useMemo(
    () => (incomplete ? null : whereTheEuroGoes(compute)),
    [compute, incomplete]
  )
  const grid = useMemo(
    () => (months?.length ? cashFlowGrid(months, compute.coutEmployeur) : null),
    [months, compute]
  )
  return children({
    staircase: compute.coutEmployeur.coutEmployeurAnnuel > 0 && (
      <Picture title={t('pictures.staircase')} unit={t('pay.eurPerMonth')} level={level}>
        <Staircase steps={steps} />
        <p className="mt-2 text-xs text-ink-soft">{t('pictures.staircaseHow')}</p>
      </Picture>
    ),
    euro: parts && !contractor && (
      <Picture title={t('package-view.euro')} level={level}>
        <EuroSplit compute={compute} parts={parts} />
      </Picture>
    ),
    months: grid && (
      <Picture title={t('pictures.months')} level={level} table={() => <MonthTable grid={grid} />}>
        <MonthColumns grid={grid} />
      </Picture>
    ),
  })
}
