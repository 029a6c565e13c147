import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useBeginImport, type ImportTarget } from '@/api/imports'
import { ApiProblem } from '@/api/problem'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { newId } from '@/lib/new-id'
import { packed } from '@/lib/packed'
import { useT } from '@/lib/use-t'
import { FileDrop } from './file-drop.tsx'
import { OwnNumber } from './own-number.tsx'

/** An XML file up to here is sent as it is; a larger one is packed first. */
const SMALL = 5_000_000

/** Targets of which more is said than what the file holds. */
const WITH_NOTE: readonly ImportTarget[] = ['workers', 'contracts', 'payslips', 'official']

/** Which file: chosen, or dropped. An XML file is an official one, whatever else was chosen. */
export function FileCard({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useT()
  const begin = useBeginImport()
  const [name, setName] = useState('')
  const [search] = useSearchParams()
  const [chosen, setTarget] = useState<ImportTarget>(
    (search.get('target') ?? 'workers') as ImportTarget
  )
  const [keepsNiss, setKeepsNiss] = useState(false)
  const [brought, setBrought] = useState<readonly File[]>([])
  const mayContract = useCan('contracts.write')
  const mayPayslip = useCan('payslips.write')
  const mayPlace = useCan('departments.write')
  const mayRange = useCan('analytics.write')
  const mayBenefit = useCan('benefits.write')
  const mayElement = useCan('pay-elements.write')
  const targets: ImportTarget[] = [
    'workers',
    ...(mayContract ? (['contracts', 'official'] as const) : []),
    ...(mayElement ? (['pay_elements'] as const) : []),
    ...(mayPayslip ? (['payslips'] as const) : []),
    ...(mayPlace ? (['departments'] as const) : []),
    ...(mayRange ? (['pay_ranges'] as const) : []),
    ...(mayBenefit ? (['benefits'] as const) : []),
  ]
  // A link may say what is brought; what a person may not bring, or nobody can, is nothing.
  const target = targets.includes(chosen) ? chosen : 'workers'

  async function take(files: readonly File[]) {
    if (files.length === 0 || begin.isPending) return
    const official = files.filter(({ name: each }) => /\.xml$/i.test(each))
    const isOfficial = official.length > 0 || target === 'official'
    const taken = official.length > 0 ? official : files.slice(0, 1)
    setBrought(files)
    const brings = isOfficial && mayContract ? 'official' : target
    setTarget(brings)
    setName(taken.map(({ name: each }) => each).join(' + '))
    const isSmall = taken.length === 1 && taken[0]!.size <= SMALL
    const isReady = official.length === 0 || isSmall
    begin.mutate(
      {
        id: newId(),
        target: brings,
        file: isReady ? taken[0]! : await packed(taken),
        ...(isOfficial && keepsNiss && { nissFor: 'PAYROLL' as const }),
      },
      { onSuccess: (draft) => onBegun(draft.import.id) }
    )
  }

  const asksNumber = isWithoutNumber(begin.error) ? begin.error : null
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
      <FileDrop
        text={t(`imports.fileText_${target}`)}
        accept=".xlsx,.csv,.txt,.xml,.zip"
        multiple={target === 'official'}
        reading={begin.isPending ? name : null}
        error={asksNumber ? null : begin.error}
        onFiles={(files) => void take(files)}
      />
      {asksNumber && <OwnNumber error={asksNumber} onSaved={() => void take(brought)} />}
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

/** An official file shows whose it is by its number, which a company that begins has not told yet. */
function isWithoutNumber(error: Error | null): error is ApiProblem {
  return error instanceof ApiProblem && error.errors.some(({ code }) => code === 'noOwnNumber')
}
