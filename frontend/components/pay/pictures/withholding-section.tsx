import { useMemo } from 'react'
import type { Explain } from '@/components/pay/why-context'
import { WhySection } from '@/components/pay/why-section'
import { useT } from '@/lib/use-t'
import { useMargin } from './margin-context.tsx'
import { MarginLine } from './margin-line.tsx'
import { stairsOf } from './withholding.ts'
import { WithholdingStairs } from './withholding-stairs.tsx'

/** The withholding as stairs, with what the next 100 € leave; nothing where no bracket was applied. */
export default function WithholdingSection({ explain }: { explain: Explain }) {
  const t = useT()
  const margin = useMargin()
  const stairs = useMemo(() => stairsOf(explain), [explain])
  const next = useMemo(() => margin?.() ?? null, [margin])
  if (stairs.length === 0) return null
  return (
    <WhySection title={t('pictures.stairs')}>
      {next && <MarginLine margin={next} whole />}
      {stairs.map((each) => (
        <WithholdingStairs key={each.of} stairs={each} />
      ))}
      <p className="text-xs text-ink-soft">{t('pictures.stairsHow')}</p>
    </WhySection>
  )
}
