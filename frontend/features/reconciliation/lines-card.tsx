import type { ReconciledMonth } from '@/api/reconciliation'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { LinesTable } from './lines-table.tsx'

/** Every line, added up over all people. */
export function LinesCard({ lines }: { lines: ReconciledMonth['lines'] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <SectionCard title={t('reconciliation.linesTitle')}>
      <LinesTable
        label={t('reconciliation.linesTitle')}
        rows={lines.map((line) => ({
          ...line,
          because: line.people === 0 ? '' : t('reconciliation.differing', { count: line.people }),
        }))}
      />
    </SectionCard>
  )
}
