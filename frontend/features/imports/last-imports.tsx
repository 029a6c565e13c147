import { FileSpreadsheet } from 'lucide-react'
import { useImports, type Import, type ImportTarget } from '@/api/imports'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface LastImportsProps {
  /** Those of one kind; all of them where it is left out. */
  target?: ImportTarget
  onOpen: (id: string) => void
}

/** The last files: who, when, how many; each opens where it is. */
export function LastImports({ target, onOpen }: LastImportsProps) {
  const t = useT()
  const { data, error, refetch } = useImports(target)
  return (
    <SectionCard title={t('imports.lastTitle')}>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data?.length === 0 && <p className="text-ink-soft">{t('imports.lastNone')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('imports.lastTitle')} className="flex flex-col divide-y divide-line">
          {data.map((row) => (
            <OneImport key={row.id} row={row} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-ink-soft">{t('imports.keptNote')}</p>
    </SectionCard>
  )
}

function OneImport({ row, onOpen }: { row: Import; onOpen: () => void }) {
  const t = useT()
  const format = useFormat()
  const { fileName, status, created, changed, refused, createdAt, createdBy, committedAt } = row
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <FileSpreadsheet aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="font-medium break-words">{fileName}</p>
          <p className="text-xs text-ink-soft">
            {[
              format.instant(committedAt ?? createdAt),
              t(`imports.target_${row.target}`),
              createdBy,
              status !== 'DRAFT' && t('imports.facts', { created, changed, refused }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {status !== 'COMMITTED' && <Badge>{t(`imports.status_${status}`)}</Badge>}
      <Button size="sm" aria-label={t('imports.openNamed', { file: fileName })} onClick={onOpen}>
        {t(status === 'DRAFT' ? 'imports.goOn' : 'imports.open')}
      </Button>
    </li>
  )
}
