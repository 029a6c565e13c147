import { useWorkerDetails } from '@/api/worker-details'
import type { WorkerFacts } from '@/api/workers'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { EraseDetails } from '../erase-details.tsx'

/** What the law on personal data gives a person: all that is held on them, and its end. */
export function DataCard({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const { data } = useWorkerDetails(worker.id)
  return (
    <SectionCard title={t('worker-page.data')}>
      <p className="mb-3 text-sm text-ink-soft">{t('worker-page.dataText')}</p>
      {data && <EraseDetails details={data} />}
    </SectionCard>
  )
}
