import { useCallback, useState } from 'react'
import { ChartColumn } from 'lucide-react'
import type { Package } from '@/api/types'
import { CostBlock } from '@/components/pay/cost-block'
import { Facts } from '@/components/pay/facts'
import { LawLine } from '@/components/pay/law-line'
import { Payslip } from '@/components/pay/payslip'
import { MarginProvider } from '@/components/pay/pictures/margin-context'
import { ProjectionProvider } from '@/components/pay/projection-context'
import { WhyProvider } from '@/components/pay/why-context'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { FIGURE } from '@/lib/pay/figures'
import { marginOf } from '@/lib/pay/margin'
import { requestOfStored } from '@/lib/pay/stored-request'
import { usePackageFacts } from '@/lib/pay/use-package-facts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { CarSection } from './car-section.tsx'
import { CashFlowDialog } from './cash-flow-dialog.tsx'
import { ContentsSections } from './contents-sections.tsx'
import { DirectorSection } from './director-section.tsx'
import { FigureCard } from './figure-card.tsx'
import { GrossCard } from './gross-card.tsx'
import { HiringSection } from './hiring-section.tsx'
import { HistorySection } from './history-section.tsx'
import { NetAnnualCard } from './net-annual-card.tsx'
import { PensionSection } from './pension-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useRecomputed } from './use-recomputed.ts'
import { WorkerSection } from './worker-section.tsx'
import { YearSection } from './year-section.tsx'

/** A stored package to read: its figures, what it costs and why, what it holds, what it was. Figures are the stored ones. */
export function PackageSummary({ stored }: { stored: Package }) {
  const t = useT()
  const facts = usePackageFacts(stored)
  const { answer, explain } = useRecomputed(stored)
  const margin = useCallback(
    () => answer && marginOf(requestOfStored(stored), stored.package.salaireBrut, answer.compute),
    [answer, stored]
  )
  return (
    <WhyProvider explain={explain}>
      <MarginProvider margin={margin}>
        <ProjectionProvider lawset={stored.lawset}>
          <SummaryCards stored={stored} answer={answer} />
          <PicturesSection stored={stored} />
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(20rem,1fr)_minmax(0,36rem)] 2xl:grid-cols-[minmax(24rem,1fr)_minmax(0,42rem)]">
            <div className="flex flex-col gap-6">
              <SectionCard title={t('editor.contract')}>
                <Facts facts={facts.contract} />
              </SectionCard>
              <WorkerSection stored={stored} />
              <SectionCard title={t('editor.situation')}>
                <Facts facts={facts.situation} />
              </SectionCard>
              <ContentsSections stored={stored} />
            </div>
            <div className="flex flex-col gap-6 lg:row-span-2">
              <CostSection stored={stored} />
              <GrossCard stored={stored} answer={answer} />
              <NetMonthlyCard stored={stored} />
              <NetAnnualCard stored={stored} />
              <LawLine
                lawset={stored.lawset}
                gaps={stored.gaps}
                director={stored.worker.dirigeant === true}
              />
            </div>
            <div className="flex flex-col gap-6">
              <HistorySection stored={stored} />
            </div>
          </div>
          {/* What asks for more than a package tells stands below what the package is. */}
          {answer && <CarSection stored={stored} />}
          {answer && <YearSection stored={stored} />}
          {answer && <HiringSection stored={stored} />}
          {answer && <DirectorSection stored={stored} />}
          {answer && <PensionSection stored={stored} />}
        </ProjectionProvider>
      </MarginProvider>
    </WhyProvider>
  )
}

function CostSection({ stored }: { stored: Package }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <SectionCard
      title={t('pay.employerCost')}
      aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
    >
      <CostBlock cost={stored.compute.coutEmployeur} />
      <Button className="mt-4 print:hidden" onClick={() => setOpen(true)}>
        <ChartColumn aria-hidden />
        {t('package-view.cashFlow')}
      </Button>
      <CashFlowDialog stored={stored} open={open} onOpenChange={setOpen} />
    </SectionCard>
  )
}

function NetMonthlyCard({ stored }: { stored: Package }) {
  const t = useT()
  const format = useFormat()
  const month = stored.compute.remuneration.remunerationMensuelle
  return (
    <FigureCard
      title={t('package-view.netMonthly')}
      amount={month.salaireNet}
      figure={FIGURE.net.month}
      note={
        month.remunerationMensuelle !== month.salaireNet &&
        t('package-view.withBenefits', { amount: format.euros(month.remunerationMensuelle) })
      }
      defaultOpen
    >
      <Payslip amounts={month} />
    </FigureCard>
  )
}
