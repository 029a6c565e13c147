import type { ReactNode } from 'react'
import type { Company, Package } from '@/api/types'
import { BrandMark } from '@/components/app/brand-mark'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { AnnualBlock } from '@/components/pay/annual-block'
import { CostBlock } from '@/components/pay/cost-block'
import { Facts, type Fact } from '@/components/pay/facts'
import { FiguresStrip } from '@/components/pay/figures-strip'
import { LawLine } from '@/components/pay/law-line'
import { Payslip } from '@/components/pay/payslip'
import { ProjectionProvider } from '@/components/pay/projection-context'
import { usePackageFacts } from '@/lib/pay/use-package-facts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { PrintedContents } from './printed-contents.tsx'
import { useGrossFacts } from './use-gross-facts.ts'
import { useRecomputed } from './use-recomputed.ts'

interface PrintedPackageProps {
  stored: Package
  /** Whom it is about, where a worker is linked. */
  worker: { displayName: string } | null
  company: Company
}

/** A package as a document: for whom, contract, what it holds, the month, the year, the employer's cost. */
export function PrintedPackage({ stored, worker, company }: PrintedPackageProps) {
  const t = useT()
  const format = useFormat()
  const facts = usePackageFacts(stored)
  const gross = useGrossFacts(stored, useRecomputed(stored).answer)
  const person: Fact[] = worker ? [{ label: t('packages.worker'), value: worker.displayName }] : []
  return (
    <ProjectionProvider lawset={stored.lawset}>
      <article className="flex flex-col gap-6 text-sm [print-color-adjust:exact] print:gap-4 print:text-xs print:[&_table]:text-xs print:[&_td]:py-0.5 print:[&_th]:py-0.5">
        <header className="flex items-start justify-between gap-4 border-t-4 border-b border-t-accent border-b-line pt-4 pb-4">
          <div className="min-w-0">
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere print:text-lg">
              {stored.nomFonction}
            </h1>
            <p className="mt-1 text-ink-soft">
              {t('print.stateOf', { at: format.instant(stored.updatedAt) })}
            </p>
          </div>
          <BrandMark brand={company} />
        </header>
        <FiguresStrip compute={stored.compute} compact />
        <Columns>
          <Block title={t('editor.situation')}>
            <Facts facts={[...person, ...facts.situation]} />
          </Block>
          <Block title={t('editor.contract')}>
            <Facts facts={facts.contract} />
          </Block>
          <Block title={t('package-view.gross')} unit={t('pay.eurPerMonth')}>
            <Facts facts={gross} />
          </Block>
        </Columns>
        <PrintedContents stored={stored} />
        <Columns>
          <Block title={t('pay.payslip')} unit={t('pay.eurPerMonth')}>
            <Payslip amounts={stored.compute.remuneration.remunerationMensuelle} fixed />
          </Block>
          <Block title={t('pay.year')} unit={t('pay.eurPerYear')}>
            <AnnualBlock amounts={stored.compute.remuneration.remunerationAnnuelle} />
          </Block>
          <Block title={t('pay.employerCost')} unit={t('pay.eurPerYear')} long>
            <CostBlock cost={stored.compute.coutEmployeur} />
          </Block>
        </Columns>
        <footer className="flex flex-col gap-1 border-t border-line pt-4">
          <LawLine
            lawset={stored.lawset}
            gaps={stored.gaps}
            director={stored.worker.dirigeant === true}
          />
          <IndicativeNotice />
        </footer>
      </article>
    </ProjectionProvider>
  )
}

/** Blocks in two columns of a page, filled one after the other; on a phone one under the other. */
function Columns({ children }: { children: ReactNode }) {
  return <div className="gap-8 sm:columns-2 print:columns-2 print:gap-6">{children}</div>
}

interface BlockProps {
  title: string
  unit?: string
  /** May be longer than a column: torn where it must be. */
  long?: boolean
  children: ReactNode
}

function Block({ title, unit, long, children }: BlockProps) {
  return (
    <section className={long ? 'mb-6 print:mb-4' : 'mb-6 break-inside-avoid print:mb-4'}>
      <h2 className="mb-1 font-semibold break-after-avoid">
        {title}
        {unit && <span className="font-normal text-ink-soft"> ({unit})</span>}
      </h2>
      {children}
    </section>
  )
}
