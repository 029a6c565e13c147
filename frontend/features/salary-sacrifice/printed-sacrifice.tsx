import type { Sacrifice } from '@/api/salary-sacrifices'
import type { Company } from '@/api/types'
import { BrandMark } from '@/components/app/brand-mark'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { Facts } from '@/components/pay/facts'
import { LawLine } from '@/components/pay/law-line'
import { usePackageFacts } from '@/lib/pay/use-package-facts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { EffectsSection } from './effects-section.tsx'
import { TWO_COLUMNS } from './exchange-view.tsx'
import { LimitsSection } from './limits-section.tsx'
import { Sides } from './sides.tsx'
import { useExchangeWords } from './use-exchange-words.ts'

interface PrintedSacrificeProps {
  sacrifice: Sacrifice
  company: Company
}

/** An exchange as a document: the worker, what is exchanged, both packages, the limits, the social rights. */
export function PrintedSacrifice({ sacrifice, company }: PrintedSacrificeProps) {
  const t = useT()
  const format = useFormat()
  const words = useExchangeWords()
  const { facts, worker, given, benefit, limits, before, after } = sacrifice
  const { situation } = usePackageFacts(before)
  return (
    <article className="flex flex-col gap-6 text-sm print:gap-4 print:text-xs" style={TWO_COLUMNS}>
      <header className="flex items-start justify-between gap-4 border-b border-line pb-4">
        <div>
          <h1 className="text-xl font-semibold tracking-tight print:text-lg">
            {t('nav.salarySacrifice')}
          </h1>
          <p className="mt-1 text-ink-soft">
            {t('print.stateOf', { at: format.instant(facts.updatedAt) })}
          </p>
        </div>
        <BrandMark brand={company} />
      </header>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
        <section className="break-inside-avoid">
          <h2 className="mb-1 font-semibold">{t('packages.worker')}</h2>
          <Facts
            facts={[
              { label: t('sacrifice.name'), value: `${worker.firstName} ${worker.lastName}` },
              { label: t('packages.jobTitle'), value: before.nomFonction },
              ...situation,
            ]}
          />
        </section>
        <section className="break-inside-avoid">
          <h2 className="mb-1 font-semibold">{t('sacrifice.exchange')}</h2>
          <Facts
            facts={[
              { label: t('sacrifice.givesUp'), value: words.given(given) },
              { label: t('sacrifice.receives'), value: words.received(benefit) },
              { label: t('sacrifice.startDate'), value: format.day(facts.startDate) },
              { label: t('sacrifice.status'), value: t(`sacrifice.status_${facts.status}`) },
            ]}
          />
        </section>
      </div>
      <Sides before={before} after={after} />
      <EffectsSection before={before} after={after} />
      <LimitsSection limits={limits} />
      <footer className="flex flex-col gap-1 border-t border-line pt-4">
        <LawLine lawset={after.lawset} gaps={after.gaps} />
        <IndicativeNotice />
      </footer>
    </article>
  )
}
