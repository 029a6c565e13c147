import { useState } from 'react'
import { Download, FileOutput } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import {
  payrollFile,
  usePayrollExports,
  useRemovePayrollExport,
  type PayrollExport,
} from '@/api/payroll-exports'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ErrorView } from '@/components/app/error-view'
import { FileLink } from '@/components/app/file-link'
import { Pagination } from '@/components/list/pagination'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** The files that were made, to have again; the latest can be taken back. */
export function KeptFiles() {
  const t = useT()
  const [page, setPage] = useState<{ page?: number; perPage?: number }>({})
  const [asked, setAsked] = useState<PayrollExport | null>(null)
  const canWrite = useCan('payroll-exports.write')
  const remove = useRemovePayrollExport()
  const toastError = useToastError()
  const { data, error, refetch } = usePayrollExports(page)
  function takeBack() {
    const id = asked!.id
    setAsked(null)
    remove.mutate(id, {
      onSuccess: () => void toast(t('export-payroll.takenBack')),
      onError: toastError,
    })
  }
  return (
    <SectionCard title={t('export-payroll.keptTitle')} className="mt-6">
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data?.data.length === 0 && <p className="text-ink-soft">{t('export-payroll.keptNone')}</p>}
      {data && data.data.length > 0 && (
        <ul
          aria-label={t('export-payroll.keptTitle')}
          className="flex flex-col divide-y divide-line"
        >
          {data.data.map((made) => (
            <KeptFile
              key={made.id}
              made={made}
              onTakeBack={canWrite && made.isLast ? () => setAsked(made) : undefined}
            />
          ))}
        </ul>
      )}
      {data && data.meta.lastPage > 1 && (
        <Pagination
          meta={data.meta}
          total={String(data.meta.total)}
          onPage={(next) => setPage({ ...page, page: next })}
          onPerPage={(perPage) => setPage({ perPage })}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('export-payroll.takeBackTitle')}
        description={t('export-payroll.takeBackText')}
        confirm={t('export-payroll.takeBack')}
        cancel={t('common.cancel')}
        onConfirm={takeBack}
        onCancel={() => setAsked(null)}
      />
    </SectionCard>
  )
}

function KeptFile({ made, onTakeBack }: { made: PayrollExport; onTakeBack?: () => void }) {
  const t = useT()
  const format = useFormat()
  const { mode, onStr, people, lines, createdAt, createdBy } = made
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <FileOutput aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="font-medium">
            {t(`export-payroll.kept_${mode}`, { day: onStr && format.day(onStr, 'medium') })}
            {' · '}
            {format.instant(createdAt)}
          </p>
          <p className="text-xs text-ink-soft">
            {t('export-payroll.previewTotal', { total: lines, people })}
            {createdBy && ` · ${createdBy.displayName}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {onTakeBack && (
          <Button size="sm" variant="ghost" onClick={onTakeBack}>
            {t('export-payroll.takeBack')}
          </Button>
        )}
        <File made={made} format="csv" />
        <File made={made} format="xlsx" />
      </div>
    </li>
  )
}

function File({ made, format }: { made: PayrollExport; format: 'csv' | 'xlsx' }) {
  const t = useT()
  const { instant } = useFormat()
  const file = useFileOrToast(payrollFile(made.id, format))
  const label = t(`export-payroll.${format}`)
  return (
    <Button size="sm" asChild>
      <FileLink
        file={file}
        icon={Download}
        aria-label={t('export-payroll.fileOf', { format: label, at: instant(made.createdAt) })}
      >
        {label}
      </FileLink>
    </Button>
  )
}
