import { memo } from 'react'
import { AnnualBlock } from '@/components/pay/annual-block'
import { CostBlock } from '@/components/pay/cost-block'
import { LawLine } from '@/components/pay/law-line'
import { Payslip } from '@/components/pay/payslip'
import { readFigure, type Figure, type Period } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { EditorSection } from './editor-section.tsx'
import type { Shown } from './shown.ts'

interface ResultsSectionsProps {
  settled: Shown
  contractor: boolean
}

/** The month, the year and the employer's cost on a phone: each a part that folds under its sum. */
export const ResultsSections = memo(function ResultsSections({
  settled: { compute, lawset, gaps, nonCalcule },
  contractor,
}: ResultsSectionsProps) {
  const t = useT()
  const format = useFormat()
  // There is no net of an invoice; of the year the title says it.
  const sum = (figure: Figure, period: Period, unit?: string) =>
    contractor && figure === 'net' ? undefined : (
      <>
        {format.euros(readFigure(compute, figure, period), 0)}{' '}
        {unit && <span className="text-xs">{t(unit)}</span>}
      </>
    )
  return (
    <div className="flex flex-col gap-2">
      <EditorSection
        id="payslip"
        title={t('pay.payslip')}
        aside={sum('net', 'month', 'pay.perMonthUnit')}
        openWhenWide
      >
        <Payslip amounts={compute.remuneration.remunerationMensuelle} />
      </EditorSection>
      <EditorSection
        id="year"
        title={t('package-view.netAnnualShort')}
        aside={sum('net', 'year')}
        openWhenWide
      >
        <AnnualBlock amounts={compute.remuneration.remunerationAnnuelle} />
      </EditorSection>
      <EditorSection
        id="cost"
        title={t('pay.employerCost')}
        aside={sum('cost', 'year', 'pay.perYearUnit')}
        openWhenWide
      >
        <CostBlock cost={compute.coutEmployeur} />
      </EditorSection>
      <div className="px-4 pt-2">
        <LawLine
          lawset={lawset}
          gaps={gaps}
          director={nonCalcule?.includes('cotisationsIndependant')}
        />
      </div>
    </div>
  )
})
