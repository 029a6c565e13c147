import { Download, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { refusedRowsFile, useUndoImportedFile, type Import } from '@/api/imports'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { Counts } from './counts.tsx'

/** Where one sees what was taken in. */
const SEEN_AT: Record<Import['target'], string> = {
  workers: urls.contacts,
  contracts: urls.contracts,
  payslips: urls.reconciliation,
  pay_elements: urls.payElements,
  departments: urls.departmentsSettings,
  pay_ranges: urls.ranges,
  official: urls.contracts,
  benefits: urls.benefitsSettings,
}

/** What a company that begins brings next: people first, then what they are paid. */
const NEXT: Partial<Record<Import['target'], Import['target']>> = { workers: 'contracts' }

interface ReportCardProps {
  row: Import
  /** Above the screen on which one sees what was taken in. */
  isAbove: boolean
  onClose: () => void
}

/** What was done, the refused rows to repair and give again, and the way back. */
export function ReportCard({ row, isAbove, onClose }: ReportCardProps) {
  const t = useT()
  const undo = useUndoImportedFile()
  const toastError = useToastError()
  const file = useFileOrToast(refusedRowsFile(row.id))
  const isUndone = row.status === 'UNDONE'
  const mayContract = useCan('contracts.write')
  const next = !isUndone && !isAbove && mayContract ? NEXT[row.target] : undefined
  return (
    <SectionCard title={row.fileName}>
      <Notice role="status" className="mb-4">
        {t(isUndone ? 'imports.isUndone' : 'imports.done', {
          created: row.created,
          changed: row.changed,
        })}
      </Notice>
      {!isUndone && <Counts counts={row} />}
      <div className="flex flex-wrap gap-2">
        {next && (
          <Button variant="primary" asChild>
            <Link to={`${urls.import}?target=${next}`}>{t(`imports.next_${next}`)}</Link>
          </Button>
        )}
        <Button variant={next ? 'secondary' : 'primary'} onClick={onClose}>
          {t('imports.another')}
        </Button>
        {!isUndone && !isAbove && (
          <Button asChild>
            <Link to={SEEN_AT[row.target]}>{t(`imports.see_${row.target}`)}</Link>
          </Button>
        )}
        {row.refused > 0 && (
          <Button asChild>
            <FileLink file={file} icon={Download}>
              {t('imports.downloadRefused')}
            </FileLink>
          </Button>
        )}
        {!isUndone && (
          <Button
            variant="ghost"
            busy={undo.isPending}
            onClick={() =>
              undo.mutate(row.id, {
                onSuccess: (undone) => void toast(t('imports.undone', undone)),
                onError: toastError,
              })
            }
          >
            <Undo2 aria-hidden />
            {t('imports.undo')}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
