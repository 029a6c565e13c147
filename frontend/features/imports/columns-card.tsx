import type { ImportDraft, ImportSettings, ImportTarget } from '@/api/imports'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { Segmented } from '@/components/ui/segmented'
import { SwitchRow } from '@/components/ui/switch-row'
import { useT } from '@/lib/use-t'
import { withColumn } from './settings-of.ts'

interface ColumnsCardProps {
  draft: ImportDraft
  onDecide: (change: Partial<ImportSettings>) => void
}

const IGNORED = 'ignored'
const EACH = 'each'
const OPEN = ''
const EMPTY = ['KEEP', 'CLEAR'] as const
const OF_PEOPLE: readonly ImportTarget[] = ['workers', 'contracts']
/** Where an empty cell can say something of what is known. */
const WITH_EMPTY: readonly ImportTarget[] = [...OF_PEOPLE, 'benefits']

/** What each column is. Suggestions are marked as such; what could be two things is to be chosen. */
export function ColumnsCard({ draft, onDecide }: ColumnsCardProps) {
  const t = useT()
  const { header, fields, ambiguous, missing, each, settings } = draft
  const named = fields.map(({ name, label }) => ({ value: name, label }))
  const usual = [{ value: IGNORED, label: t('imports.notRead') }, ...named]
  // Such a column is what it is called, unless it is said to be a field.
  const ofEach = [{ value: EACH, label: t('imports.ofItsOwn') }, ...named]
  const emptyTitle = t(
    OF_PEOPLE.includes(draft.import.target) ? 'imports.emptyTitle' : 'imports.emptyOfThings'
  )
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
          const field = fields.find((one) => one.at === at)
          const asked = ambiguous.find((one) => one.at === at)
          const isEach = each.includes(at)
          return (
            <Field
              key={at}
              label={title || t('imports.columnNumber', { number: at + 1 })}
              aside={
                field?.by && field.by !== 'chosen' ? (
                  <Badge>
                    {t(field.by === 'profile' ? 'imports.asLastTime' : 'imports.suggested')}
                  </Badge>
                ) : undefined
              }
              hint={sampleOf(draft, at)}
              error={
                asked ? t('imports.choose', { fields: asked.fields.map(labelOf).join(', ') }) : null
              }
            >
              {(own) => (
                <Select
                  {...own}
                  value={field?.name ?? (isEach ? EACH : asked ? OPEN : IGNORED)}
                  placeholder={t('imports.choosePlaceholder')}
                  onValueChange={(name) => onDecide({ columns: chosen(draft, at, name) })}
                  options={isEach ? ofEach : usual}
                />
              )}
            </Field>
          )
        })}
      </div>
      <SaidOnce draft={draft} onDecide={onDecide} />
      {WITH_EMPTY.includes(draft.import.target) && (
        <div className="mt-6 flex flex-col gap-2">
          <p className="text-sm font-medium">{emptyTitle}</p>
          <Segmented
            className="self-start"
            label={emptyTitle}
            value={settings.empty}
            onValueChange={(empty) => onDecide({ empty })}
            options={EMPTY.map((value) => ({ value, label: t(`imports.empty_${value}`) }))}
          />
        </div>
      )}
      {draft.mayMakeNames && (
        // Above what is to be repaired: with it such names are none of that.
        <div className="mt-4">
          <SwitchRow
            label={t('imports.makeNames')}
            hint={t('imports.makeNamesText')}
            checked={settings.makeNames}
            onCheckedChange={(makeNames) => onDecide({ makeNames })}
          />
        </div>
      )}
    </SectionCard>
  )
}

/** A column that is not to be read takes it from every field that it could be. */
function chosen(draft: ImportDraft, at: number, name: string): ImportSettings['columns'] {
  if (name === EACH) return [...draft.settings.columns]
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

/** What all rows say of fields that no column says: the month of a file that is of one month, the list of one that is of one. */
function SaidOnce({ draft: { fields, settings }, onDecide }: ColumnsCardProps) {
  const t = useT()
  const open = fields.filter(({ forAll, at }) => forAll && at === null)
  const typed = open.filter(({ choices }) => choices.length === 0)
  if (open.length === 0) return null
  const saidOf = (name: string) => settings.fixed.find(({ field }) => field === name)?.to ?? ''
  const say = (said: NonNullable<ImportSettings['fixed']>) => {
    const others = settings.fixed.filter(({ field }) => said.every((each) => each.field !== field))
    onDecide({ fixed: [...others, ...said.filter(({ to }) => to !== '')] })
  }
  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        say(typed.map(({ name }) => ({ field: name, to: String(form.get(name) ?? '').trim() })))
      }}
    >
      {open.map(({ name, label, choices }) => (
        <Field
          key={name}
          label={t('imports.forAllRows', { field: label })}
          className="w-full sm:w-60"
        >
          {(own) =>
            choices.length > 0 ? (
              <Select
                {...own}
                value={saidOf(name)}
                placeholder={t('imports.choosePlaceholder')}
                onValueChange={(to) => say([{ field: name, to }])}
                options={[...choices]}
              />
            ) : (
              <Input
                {...own}
                key={saidOf(name)}
                name={name}
                defaultValue={saidOf(name)}
                placeholder={name === 'month' ? t('imports.monthExample') : undefined}
              />
            )
          }
        </Field>
      ))}
      {typed.length > 0 && <Button type="submit">{t('imports.apply')}</Button>}
    </form>
  )
}
