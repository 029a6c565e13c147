import { useState } from 'react'
import { FileOutput } from 'lucide-react'
import { toast } from 'sonner'
import { today } from '#modules/shared/values/days'
import { useCan } from '@/api/get-user'
import {
  useCreatePayrollExport,
  usePayrollPreview,
  type PayrollInput,
  type PayrollPreview,
} from '@/api/payroll-exports'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { newId } from '@/lib/new-id'
import * as read from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { PreviewLines } from './preview-lines.tsx'
import { Warnings } from './warnings.tsx'

const MODES = ['DIFFERENCES', 'EVERYTHING'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

interface Asked {
  mode?: PayrollInput['mode']
  on?: string
}
const readAsked = read.addressReader<Asked>({
  mode: read.code(MODES),
  on: (value) => (DAY.test(value ?? '') ? value! : undefined),
})

/** What payroll is to be told, seen before the file is made. */
export function ExportPayroll() {
  const t = useT()
  const [{ mode = 'DIFFERENCES', on = today() }, change] = read.useAddressFilter(readAsked)
  const input: PayrollInput = mode === 'EVERYTHING' ? { mode, onStr: on } : { mode }
  const preview = usePayrollPreview(input)
  return (
    <SectionCard
      title={t('export-payroll.previewTitle')}
      aside={<CreateButton input={input} preview={preview.data} />}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('export-payroll.mode')}
          value={mode}
          onValueChange={(next) =>
            change({ mode: next === 'DIFFERENCES' ? undefined : next, on: undefined })
          }
          options={MODES.map((value) => ({ value, label: t(`export-payroll.mode_${value}`) }))}
        />
        {mode === 'EVERYTHING' && (
          <DateInput
            label={t('export-payroll.on')}
            className="w-40"
            value={on}
            onValueChange={(day) => change({ on: day || undefined })}
          />
        )}
      </div>
      {preview.error && <ErrorView error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <Skeleton className="h-64" />}
      {preview.data && <Preview preview={preview.data} mode={mode} />}
    </SectionCard>
  )
}

function CreateButton({
  input,
  preview,
}: {
  input: PayrollInput
  preview: PayrollPreview | undefined
}) {
  const t = useT()
  const canWrite = useCan('payroll-exports.write')
  const create = useCreatePayrollExport()
  const toastError = useToastError()
  // Of one file: a second click asks for the same.
  const [id, setId] = useState(newId)
  if (!canWrite || !preview || preview.total === 0) return null
  return (
    <Button
      variant="primary"
      busy={create.isPending}
      onClick={() =>
        create.mutate(
          { id, ...input },
          {
            onSuccess: ({ lines }) => {
              setId(newId())
              toast(t('export-payroll.created', { lines }))
            },
            onError: toastError,
          }
        )
      }
    >
      <FileOutput aria-hidden />
      {t('export-payroll.create')}
    </Button>
  )
}

function Preview({ preview, mode }: { preview: PayrollPreview; mode: PayrollInput['mode'] }) {
  const t = useT()
  const { people, total, lines, warnings } = preview
  return (
    <>
      <Warnings warnings={warnings} />
      {total === 0 ? (
        <EmptyState icon={FileOutput} title={t('export-payroll.upToDateTitle')}>
          {t(mode === 'DIFFERENCES' ? 'export-payroll.upToDateText' : 'export-payroll.noneText')}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="mb-2 font-medium">
            {t('export-payroll.previewTotal', { total, people })}
          </p>
          <PreviewLines lines={lines} />
          {lines.length < total && (
            <p className="mt-2 text-sm text-ink-soft">
              {t('export-payroll.previewPart', { shown: lines.length })}
            </p>
          )}
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">{t('export-payroll.sealedNote')}</p>
    </>
  )
}
