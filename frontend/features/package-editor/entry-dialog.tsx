import { useState } from 'react'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import type { ColumnSpec, Entry } from './lists.ts'
import { ValueField } from './value-field.tsx'

interface EntryDialogProps {
  title: string
  columns: readonly ColumnSpec[]
  entry: Entry
  /** The day whose law the package is computed by. */
  date: string
  onSave: (entry: Entry) => void
  onClose: () => void
}

/** One entry of a list, typed by hand. */
export function EntryDialog({ title, columns, entry, date, onSave, onClose }: EntryDialogProps) {
  const t = useT()
  const [values, setValues] = useState<Entry>(entry)
  const [tried, setTried] = useState(false)
  const asked = columns.filter(({ when }) => when?.(values) ?? true)
  const isMissing = ({ key, required }: ColumnSpec) =>
    required === true && [undefined, null, ''].includes(values[key] as never)

  function unitOf({ unit, kind }: ColumnSpec) {
    if (unit) return t(`fields.unit_${unit}`)
    return kind === 'amount' ? t('fields.unit_euros') : undefined
  }

  function save() {
    setTried(true)
    if (asked.some(isMissing)) return
    const given = Object.entries(values).filter(
      ([key, value]) => !isSilent(value) && !(isColumn(key, columns) && !isColumn(key, asked))
    )
    onSave(Object.fromEntries(given) as Entry)
  }

  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save()
        }}
      >
        <div className="flex flex-col gap-4">
          {asked.map((column) => (
            <ValueField
              key={column.key}
              kind={column.kind}
              label={t(column.label)}
              name={t(column.label)}
              unit={unitOf(column)}
              choices={column.choices}
              words={column.words}
              value={values[column.key]}
              error={tried && isMissing(column) ? t('compute.refusals.required') : null}
              onChange={(value) => setValues({ ...values, [column.key]: value })}
              translations={values.translations}
              onTranslations={
                column.key === 'description'
                  ? (translations) => setValues({ ...values, translations })
                  : undefined
              }
            />
          ))}
          <div role="status">
            {values.eligibleBudgetMobilite === true && (
              <EmitsWarning energie={values.energie} co2={values.co2} date={date} />
            )}
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('editor.keepEntry')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Nothing was told: a field without content, or names in no language. */
function isSilent(value: unknown): boolean {
  return (
    [null, ''].includes(value as never) ||
    (typeof value === 'object' && Object.keys(value!).length === 0)
  )
}

function isColumn(key: string, columns: readonly ColumnSpec[]): boolean {
  return columns.some((column) => column.key === key)
}
