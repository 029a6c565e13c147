import type { ReactNode } from 'react'
import type { Compute, Gap, Lawset } from '@/api/types'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { AnnualBlock } from './annual-block.tsx'
import { CostBlock } from './cost-block.tsx'
import { LawLine } from './law-line.tsx'
import { Payslip } from './payslip.tsx'
import { ProjectionProvider } from './projection-context.tsx'

interface ResultsProps {
  compute: Compute
  lawset: Lawset
  gaps?: readonly Gap[]
  director?: boolean
  className?: string
}

/** The three tables of a result under each other: the month, the year, the employer. */
export function Results({ compute, lawset, gaps, director, className }: ResultsProps) {
  const t = useT()
  return (
    <ProjectionProvider lawset={lawset}>
      <div className={cn('flex flex-col', className)}>
        <Block title={t('pay.payslip')} unit={t('pay.eurPerMonth')}>
          <Payslip amounts={compute.remuneration.remunerationMensuelle} />
        </Block>
        <Block title={t('pay.year')} unit={t('pay.eurPerYear')}>
          <AnnualBlock amounts={compute.remuneration.remunerationAnnuelle} />
        </Block>
        <Block title={t('pay.employerCost')} unit={t('pay.eurPerYear')}>
          <CostBlock cost={compute.coutEmployeur} />
        </Block>
        <div className="border-t border-line py-4">
          <LawLine lawset={lawset} gaps={gaps} director={director} />
        </div>
      </div>
    </ProjectionProvider>
  )
}

function Block({ title, unit, children }: { title: string; unit: string; children: ReactNode }) {
  return (
    <details open className="group skip-offscreen border-t border-line py-4 first:mt-4">
      <summary className="mb-2 flex items-baseline justify-between gap-4 rounded-sm select-none">
        <h3 className="font-semibold">{title}</h3>
        <span className="text-xs text-ink-soft">{unit}</span>
      </summary>
      {children}
    </details>
  )
}
