import { useRef, useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useBeginImport, type ImportTarget } from '@/api/imports'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { newId } from '@/lib/new-id'
import { useFileDrop } from '@/lib/use-file-drop'
import { useT } from '@/lib/use-t'

/** Which file: chosen, or dropped. */
export function FileCard({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const begin = useBeginImport()
  const [name, setName] = useState('')
  const [search] = useSearchParams()
  const [chosen, setTarget] = useState<ImportTarget>((search.get('target') ?? 'workers') as ImportTarget)
  const mayContract = useCan('contracts.write')
  const mayPayslip = useCan('payslips.write')
  const mayPlace = useCan('departments.write')
  const mayRange = useCan('analytics.write')
  const targets: ImportTarget[] = [
    'workers',
    ...(mayContract ? (['contracts'] as const) : []),
    ...(mayPayslip ? (['payslips'] as const) : []),
    ...(mayPlace ? (['departments'] as const) : []),
    ...(mayRange ? (['pay_ranges'] as const) : []),
  ]
  // A link may say what is brought; what a person may not bring, or nobody can, is nothing.
  const target = targets.includes(chosen) ? chosen : 'workers'

  function take(file: File | undefined) {
    if (!file || begin.isPending) return
    setName(file.name)
    begin.mutate(
      { id: newId(), target, file },
      { onSuccess: (draft) => onBegun(draft.import.id) }
    )
  }

  const { over, place } = useFileDrop(([file]) => take(file))
  return (
    <SectionCard title={t('imports.fileTitle')}>
      {targets.length > 1 && (
        <Field label={t('imports.target')} className="mb-4 sm:max-w-80">
          {(own) => (
            <Select
              {...own}
              value={target}
              onValueChange={setTarget}
              options={targets.map((value) => ({ value, label: t(`imports.target_${value}`) }))}
            />
          )}
        </Field>
      )}
      <div
        {...place}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong p-6 text-center sm:p-10',
          over && 'bg-accent-soft'
        )}
      >
        <FileSpreadsheet className="size-8 text-ink-soft" aria-hidden />
        <p className="max-w-lg text-sm text-ink-soft">{t(`imports.fileText_${target}`)}</p>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt"
          aria-label={t('imports.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button variant="primary" busy={begin.isPending} onClick={() => input.current?.click()}>
          {t('imports.chooseFile')}
        </Button>
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {begin.isPending && t('imports.reading', { file: name })}
        </p>
      </div>
      <ProblemNotice error={begin.error} className="mt-4">
        {begin.error instanceof ApiProblem &&
          begin.error.errors.map(({ path, message }) => <p key={path}>{message}</p>)}
      </ProblemNotice>
      {(target === 'workers' || target === 'contracts' || target === 'payslips') && (
        <p className="mt-4 text-sm text-ink-soft">{t(`imports.${target}Note`)}</p>
      )}
    </SectionCard>
  )
}
