import type { ImportDraft, ImportSettings, ImportTarget } from '@/api/imports'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { Segmented } from '@/components/ui/segmented'
import { useT } from '@/lib/use-t'
import { withColumn } from './settings-of.ts'

interface ColumnsCardProps {
  draft: ImportDraft
  onDecide: (change: Partial<ImportSettings>) => void
}

const IGNORED = 'ignored'
const OPEN = ''
const EMPTY = ['KEEP', 'CLEAR'] as const
/** Where an empty cell can say something of what is known. */
const WITH_EMPTY: readonly ImportTarget[] = ['workers', 'contracts']

/** What each column is. Suggestions are marked as such; what could be two things is to be chosen. */
export function ColumnsCard({ draft, onDecide }: ColumnsCardProps) {
  const t = useT()
  const { header, fields, ambiguous, missing, settings } = draft
  const options = [
    { value: IGNORED, label: t('imports.notRead') },
    ...fields.map(({ name, label }) => ({ value: name, label })),
  ]
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  return (
    <SectionCard title={t('imports.columnsTitle')}>
      {ambiguous.length > 0 && (
        <Notice tone="warn" className="mb-4" role="status">
          {t('imports.ambiguous', { count: ambiguous.length })}
        </Notice>
      )}
      {missing.map((names) => (
        <Notice key={names.join()} tone="warn" className="mb-4" role="status">
          {t('imports.missing', { fields: names.map(labelOf).join(', ') })}
        </Notice>
      ))}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {header.map((title, at) => {
          const field = fields.find((each) => each.at === at)
          const asked = ambiguous.find((each) => each.at === at)
          return (
            <Field
              key={at}
              label={title || t('imports.columnNumber', { number: at + 1 })}
              aside={
                field?.by && field.by !== 'chosen' ? (
                  <Badge>{t(field.by === 'profile' ? 'imports.asLastTime' : 'imports.suggested')}</Badge>
                ) : undefined
              }
              hint={sampleOf(draft, at)}
              error={asked ? t('imports.choose', { fields: asked.fields.map(labelOf).join(', ') }) : null}
            >
              {(own) => (
                <Select
                  {...own}
                  value={field?.name ?? (asked ? OPEN : IGNORED)}
                  placeholder={t('imports.choosePlaceholder')}
                  onValueChange={(name) => onDecide({ columns: chosen(draft, at, name) })}
                  options={options}
                />
              )}
            </Field>
          )
        })}
      </div>
      {WITH_EMPTY.includes(draft.import.target) && <div className="mt-6 flex flex-col gap-2">
        <p className="text-sm font-medium">{t('imports.emptyTitle')}</p>
        <Segmented
          className="self-start"
          label={t('imports.emptyTitle')}
          value={settings.empty}
          onValueChange={(empty) => onDecide({ empty })}
          options={EMPTY.map((value) => ({ value, label: t(`imports.empty_${value}`) }))}
        />
      </div>}
    </SectionCard>
  )
}

/** A column that is not to be read takes it from every field that it could be. */
function chosen(draft: ImportDraft, at: number, name: string): ImportSettings['columns'] {
  if (name !== IGNORED) return withColumn(draft, at, name)
  const claimed = draft.ambiguous.find((each) => each.at === at)?.fields ?? []
  const told = withColumn(draft, at, null).filter(({ field }) => !claimed.includes(field))
  return [...told, ...claimed.map((field) => ({ field, at: -1 }))]
}

/** What stands in the column, so that one sees whether it is the right one. */
function sampleOf({ sample }: ImportDraft, at: number): string | undefined {
  const cells = sample.map(({ cells: row }) => row[at]).filter((cell) => cell)
  return cells.slice(0, 3).join(' · ') || undefined
}
