import type { ReactNode } from 'react'
import type { Company, Package } from '@/api/types'
import { BrandMark } from '@/components/app/brand-mark'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { AnnualBlock } from '@/components/pay/annual-block'
import { CostBlock } from '@/components/pay/cost-block'
import { Facts } from '@/components/pay/facts'
import { FiguresStrip } from '@/components/pay/figures-strip'
import { LawLine } from '@/components/pay/law-line'
import { Payslip } from '@/components/pay/payslip'
import { usePackageFacts } from '@/lib/pay/use-package-facts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** A package as a document: situation, contract, the month, the year, the employer's cost. */
export function PrintedPackage({ stored, company }: { stored: Package; company: Company }) {
  const t = useT()
  const format = useFormat()
  const facts = usePackageFacts(stored)
  return (
    <article className="flex flex-col gap-6 text-sm print:gap-4 print:text-xs">
      <header className="flex items-start justify-between gap-4 border-b border-line pb-4">
        <div>
          <h1 className="text-xl font-semibold tracking-tight print:text-lg">
            {stored.nomFonction}
          </h1>
          <p className="mt-1 text-ink-soft">
            {t('print.stateOf', { at: format.instant(stored.updatedAt) })}
          </p>
        </div>
        <BrandMark brand={company} />
      </header>
      <FiguresStrip compute={stored.compute} compact />
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
        <Block title={t('editor.contract')}>
          <Facts facts={facts.contract} />
        </Block>
        <Block title={t('editor.situation')}>
          <Facts facts={facts.situation} />
        </Block>
        <Block title={`${t('pay.payslip')} (${t('pay.eurPerMonth')})`}>
          <Payslip amounts={stored.compute.remuneration.remunerationMensuelle} fixed />
        </Block>
        <div className="flex flex-col gap-6 print:gap-4">
          <Block title={`${t('pay.year')} (${t('pay.eurPerYear')})`}>
            <AnnualBlock amounts={stored.compute.remuneration.remunerationAnnuelle} />
          </Block>
          <Block title={`${t('pay.employerCost')} (${t('pay.eurPerYear')})`}>
            <CostBlock cost={stored.compute.coutEmployeur} />
          </Block>
        </div>
      </div>
      <footer className="flex flex-col gap-1 border-t border-line pt-4">
        <LawLine lawset={stored.lawset} gaps={stored.gaps} />
        <IndicativeNotice />
      </footer>
    </article>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-1 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
