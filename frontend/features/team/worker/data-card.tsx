import { FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { workerDataUrl, useWorkerDetails } from '@/api/worker-details'
import type { WorkerFacts } from '@/api/workers'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { EraseDetails } from '../erase-details.tsx'

/** What the law on personal data gives a person: all that is held on them, and its end. */
export function DataCard({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const { data } = useWorkerDetails(worker.id)
  const file = useFile(workerDataUrl(worker.id))
  return (
    <SectionCard title={t('worker-page.data')}>
      <p className="mb-3 text-sm text-ink-soft">{t('worker-page.dataText')}</p>
      <div className="flex flex-col items-start gap-3">
        <Button size="sm" asChild>
          <FileLink file={file} icon={FileDown}>
            {t('worker-page.export')}
          </FileLink>
        </Button>
        <ProblemNotice error={file.error} className="w-full" />
        <p className="text-xs text-ink-soft">{t('worker-page.exportText')}</p>
        <Button size="sm" variant="ghost" className="-ml-3" asChild>
          <Link to={urls.mergeWorkers(worker.id)}>{t('worker-page.merge')}</Link>
        </Button>
        {data && <EraseDetails details={data} />}
      </div>
    </SectionCard>
  )
}
