import { FileDown } from 'lucide-react'
import { useExports } from '@/api/exports'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { ExportState } from '@/components/app/export-state'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** The files that the signed-in person asked for, and how far each is. */
export function ExportList() {
  const t = useT()
  const format = useFormat()
  const { data, error, refetch } = useExports()
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.length === 0)
    return (
      <EmptyState icon={FileDown} title={t('exports.emptyTitle')}>
        {t('exports.emptyText')}
      </EmptyState>
    )
  return (
    <SectionCard title={t('exports.files')}>
      <ul aria-label={t('exports.files')} className="flex flex-col divide-y divide-line">
        {data.map((file) => (
          <li key={file.id} className="flex flex-col gap-2 py-4">
            <div>
              <p className="font-medium">
                {t(`exports.kind_${file.kind}`)} · {file.format.toUpperCase()}
              </p>
              <p className="text-xs text-ink-soft">
                {t('exports.askedAt', { at: format.instant(file.createdAt) })}
                {file.status === 'ready' && file.keptUntil && (
                  <> · {t('exports.keptUntil', { until: format.instant(file.keptUntil) })}</>
                )}
              </p>
            </div>
            <ExportState file={file} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
