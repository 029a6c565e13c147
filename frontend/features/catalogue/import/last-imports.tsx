import { Undo2 } from 'lucide-react'
import { toast } from 'sonner'
import { useBenefitImports, useUndoImport, type BenefitImport } from '@/api/benefit-imports'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** The last imports of the catalogue: who, when, how many, and the way back. */
export function LastImports() {
  const t = useT()
  const imports = useBenefitImports()
  return (
    <SectionCard title={t('benefits.lastImports')}>
      {imports.error && <ErrorView error={imports.error} onRetry={() => void imports.refetch()} />}
      {!imports.data && !imports.error && <Skeleton className="h-20" />}
      {imports.data?.length === 0 && <p className="text-ink-soft">{t('benefits.noImports')}</p>}
      {imports.data && imports.data.length > 0 && (
        <ul aria-label={t('benefits.lastImports')} className="flex flex-col divide-y divide-line">
          {imports.data.map((each) => (
            <OneImport key={each.id} each={each} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function OneImport({ each }: { each: BenefitImport }) {
  const t = useT()
  const format = useFormat()
  const undo = useUndoImport()
  const toastError = useToastError()
  const { kind, fileName, created, changed, createdBy, createdAt, undoneAt } = each
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium break-words">{fileName}</p>
        <p className="text-xs text-ink-soft">
          {t('benefits.importFacts', { list: t(`benefits.kind_${kind}`), created, changed })}
        </p>
        <p className="text-xs text-ink-soft">
          {[createdBy, format.instant(createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {undoneAt ? (
        <Badge>{t('benefits.takenBack')}</Badge>
      ) : (
        <Button
          size="sm"
          busy={undo.isPending}
          aria-label={t('benefits.undoImportNamed', { file: fileName })}
          onClick={() =>
            undo.mutate(each.id, {
              onSuccess: (undone) => toast(t('benefits.undone', undone)),
              onError: toastError,
            })
          }
        >
          <Undo2 aria-hidden />
          {t('benefits.undo')}
        </Button>
      )}
    </li>
  )
}
