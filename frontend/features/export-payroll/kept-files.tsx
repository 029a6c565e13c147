import { useState } from 'react'
import { Check, Copy, Download, FileOutput } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import {
  payrollFile,
  useMarkPayrollSent,
  usePayrollExports,
  useRemovePayrollExport,
  type PayrollExport,
} from '@/api/payroll-exports'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ErrorView } from '@/components/app/error-view'
import { FileLink } from '@/components/app/file-link'
import { Pagination } from '@/components/list/pagination'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** So much of a hash as tells two files apart. */
const SHORT = 12

/** The files that were made, to have again, and whether payroll got them; the latest can be taken back. */
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
              canWrite={canWrite}
              onTakeBack={
                canWrite && made.isLast && made.sentAt === null ? () => setAsked(made) : undefined
              }
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
      {data && data.data.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">{t('export-payroll.keptNote')}</p>
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

interface KeptFileProps {
  made: PayrollExport
  canWrite: boolean
  onTakeBack?: () => void
}

function KeptFile({ made, canWrite, onTakeBack }: KeptFileProps) {
  const t = useT()
  const format = useFormat()
  const { mode, onStr, month, people, lines, leftOut, createdAt, createdBy, profileName } = made
  const day = onStr && format.day(onStr, 'medium')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <FileOutput aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="font-medium">
            {t(`export-payroll.kept_${mode}`, {
              day,
              month: month && format.month(`${month}-01`, 'long', 'numeric'),
            })}
            {mode === 'DIFFERENCES' && month && ` · ${format.month(`${month}-01`, 'long', 'numeric')}`}
            {' · '}
            {format.instant(createdAt)}
          </p>
          <p className="text-xs text-ink-soft">
            {[
              profileName,
              t('export-payroll.previewTotal', { total: lines - leftOut, people }),
              leftOut > 0 && t('export-payroll.leftOut', { leftOut }),
              createdBy?.displayName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Hash made={made} />
          <Sent made={made} canWrite={canWrite} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {onTakeBack && (
          <Button size="sm" variant="ghost" onClick={onTakeBack}>
            {t('export-payroll.takeBack')}
          </Button>
        )}
        <File made={made} which="file" label={t(`export-payroll.format_${made.format}`)} />
        {made.format === 'XLSX' ? (
          <File made={made} which="csv" label={t('export-payroll.format_DELIMITED')} />
        ) : (
          <File made={made} which="xlsx" label={t('export-payroll.format_XLSX')} />
        )}
      </div>
    </li>
  )
}

/** By which a file is compared with what payroll got; copied whole. */
function Hash({ made: { hash, createdAt } }: { made: PayrollExport }) {
  const t = useT()
  const { instant } = useFormat()
  if (hash === null) return null
  async function copy() {
    await navigator.clipboard.writeText(hash!)
    toast(t('export-payroll.hashCopied'))
  }
  return (
    <p className="flex items-center gap-1 text-xs text-ink-soft">
      <span className="font-mono" title={hash}>
        SHA-256 {hash.slice(0, SHORT)}…
      </span>
      <Button
        variant="ghost"
        size="icon"
        className="size-8 md:size-6"
        aria-label={t('export-payroll.copyHash', { at: instant(createdAt) })}
        onClick={() => void copy()}
      >
        <Copy aria-hidden className="size-3" />
      </Button>
    </p>
  )
}

function Sent({ made, canWrite }: { made: PayrollExport; canWrite: boolean }) {
  const t = useT()
  const { instant } = useFormat()
  const mark = useMarkPayrollSent()
  const toastError = useToastError()
  const { id, sentAt, sentBy } = made
  const set = (sent: boolean) => mark.mutate({ id, sent }, { onError: toastError })
  const at = instant(made.createdAt)
  if (sentAt === null)
    return canWrite ? (
      <Button
        size="sm"
        variant="link"
        className="h-8 px-0"
        busy={mark.isPending}
        aria-label={t('export-payroll.markSentOf', { at })}
        onClick={() => set(true)}
      >
        {t('export-payroll.markSent')}
      </Button>
    ) : null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
      <Badge>
        <Check aria-hidden />
        {t('export-payroll.sent')}
      </Badge>
      {instant(sentAt)}
      {sentBy && ` · ${sentBy.displayName}`}
      {canWrite && (
        <Button
          size="sm"
          variant="link"
          className="h-8 px-0"
          busy={mark.isPending}
          aria-label={t('export-payroll.unmarkSentOf', { at })}
          onClick={() => set(false)}
        >
          {t('export-payroll.unmarkSent')}
        </Button>
      )}
    </p>
  )
}

interface FileProps {
  made: PayrollExport
  which: 'file' | 'csv' | 'xlsx'
  label: string
}

function File({ made, which, label }: FileProps) {
  const t = useT()
  const { instant } = useFormat()
  const file = useFileOrToast(payrollFile(made.id, which))
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
