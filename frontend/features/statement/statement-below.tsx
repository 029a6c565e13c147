import { useT } from '@/lib/use-t'
import { DifferenceCard } from './difference-card.tsx'
import { EmployerPays } from './employer-pays.tsx'
import type { StatementProps } from './statement.ts'
import { Years } from './years.tsx'

/** Below the year: what was corrected, what the employer pays for it, the years before, what changed since the last statement. */
export default function StatementBelow({ answer, company, onAsk }: StatementProps) {
  const t = useT()
  const { correction, difference } = answer.rewardStatement
  return (
    <>
      {correction && <DifferenceCard title={t('statement.corrected')} difference={correction} />}
      <EmployerPays answer={answer} company={company} onAsk={onAsk} />
      <Years answer={answer} />
      {difference && <DifferenceCard title={t('statement.sinceLast')} difference={difference} />}
    </>
  )
}
