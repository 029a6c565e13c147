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
import { SwitchRow } from '@/components/ui/switch-row'
import { cn } from '@/lib/cn'
import { newId } from '@/lib/new-id'
import { packed } from '@/lib/packed'
import { useFileDrop } from '@/lib/use-file-drop'
import { useT } from '@/lib/use-t'

/** An XML file up to here is sent as it is; a larger one is packed first. */
const SMALL = 5_000_000

/** Targets of which more is said than what the file holds. */
const WITH_NOTE: readonly ImportTarget[] = ['workers', 'contracts', 'payslips', 'official']

/** Which file: chosen, or dropped. An XML file is an official one, whatever else was chosen. */
export function FileCard({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const begin = useBeginImport()
  const [name, setName] = useState('')
  const [search] = useSearchParams()
  const [chosen, setTarget] = useState<ImportTarget>((search.get('target') ?? 'workers') as ImportTarget)
  const [keepsNiss, setKeepsNiss] = useState(false)
  const mayContract = useCan('contracts.write')
  const mayPayslip = useCan('payslips.write')
  const mayPlace = useCan('departments.write')
  const mayRange = useCan('analytics.write')
  const targets: ImportTarget[] = [
    'workers',
    ...(mayContract ? (['contracts', 'official'] as const) : []),
    ...(mayPayslip ? (['payslips'] as const) : []),
    ...(mayPlace ? (['departments'] as const) : []),
    ...(mayRange ? (['pay_ranges'] as const) : []),
  ]
  // A link may say what is brought; what a person may not bring, or nobody can, is nothing.
  const target = targets.includes(chosen) ? chosen : 'workers'

  async function take(files: readonly File[]) {
    if (files.length === 0 || begin.isPending) return
    const official = files.filter(({ name: each }) => /\.xml$/i.test(each))
    const isOfficial = official.length > 0 || target === 'official'
    const taken = official.length > 0 ? official : files.slice(0, 1)
    setName(taken.map(({ name: each }) => each).join(' + '))
    const isSmall = taken.length === 1 && taken[0]!.size <= SMALL
    const isReady = official.length === 0 || isSmall
    begin.mutate(
      {
        id: newId(),
        target: isOfficial && mayContract ? 'official' : target,
        file: isReady ? taken[0]! : await packed(taken),
        ...(isOfficial && keepsNiss && { nissFor: 'PAYROLL' as const }),
      },
      { onSuccess: (draft) => onBegun(draft.import.id) }
    )
  }

  const { over, place } = useFileDrop((files) => void take(files))
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
          accept=".xlsx,.csv,.txt,.xml,.zip"
          multiple={target === 'official'}
          aria-label={t('imports.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take([...(event.target.files ?? [])])
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
      {target === 'official' && (
        <div className="mt-4">
          <SwitchRow
            label={t('imports.keepNiss')}
            hint={t('imports.keepNissText')}
            checked={keepsNiss}
            onCheckedChange={setKeepsNiss}
          />
        </div>
      )}
      {WITH_NOTE.includes(target) && (
        <p className="mt-4 text-sm text-ink-soft">{t(`imports.${target}Note`)}</p>
      )}
    </SectionCard>
  )
}
