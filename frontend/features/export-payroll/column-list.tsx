import { useState } from 'react'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { ALIGNMENTS, column as newColumn, MOST_COLUMNS, PADS, SCALES, SOURCES } from '#modules/payroll/pure'
import type { LayoutColumn } from '@/api/payroll-profiles'
import { ChoiceField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { SortableList } from '@/components/list/sortable-list'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { PartProps } from './profile-editor.tsx'

const DECIMALS = [null, 0, 1, 2, 3, 4] as const

/** The columns of a file in their order; one of them is open. */
export function ColumnList({ form, layout }: PartProps) {
  const t = useT()
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'layout.columns',
  })
  const [open, setOpen] = useState<string | null>(null)
  const isFixed = layout.format === 'FIXED'
  const nameOf = (at: number) => {
    const column = layout.columns[at]
    if (!column) return ''
    return column.title || t(`payroll-profiles.source_${column.source}`)
  }
  const at = (id: string) => fields.findIndex((field) => field.id === id)

  function sorted(next: readonly { id: string }[]) {
    const changed = next.flatMap(({ id }, place) => (fields[place]!.id === id ? [] : [place]))
    const [first, last] = [changed[0]!, changed.at(-1)!]
    const isUp = next[first]!.id === fields[last]!.id
    if (isUp) move(last, first)
    else move(first, last)
  }

  return (
    <>
      <SortableList
        label={t('payroll-profiles.columns')}
        items={fields}
        nameOf={({ id }) => nameOf(at(id))}
        disabled={false}
        onSort={sorted}
      >
        {({ id }, handle) => {
          const place = at(id)
          const column = layout.columns[place]
          const isOpen = open === id
          if (!column) return null
          return (
            <>
              <div className="flex items-center gap-1 py-1">
                {handle}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : id)}
                  className="flex min-h-10 min-w-0 grow items-center gap-2 rounded-sm text-left"
                >
                  <ChevronDown
                    aria-hidden
                    className={cn(
                      'size-4 shrink-0 text-ink-soft transition-transform',
                      !isOpen && '-rotate-90'
                    )}
                  />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">
                      {place + 1}. {nameOf(place)}
                    </span>
                    <span className="block truncate text-xs text-ink-soft">
                      {[
                        t(`payroll-profiles.source_${column.source}`),
                        column.source === 'TEXT' && column.text,
                        isFixed &&
                          (column.width
                            ? t('payroll-profiles.signs', { width: column.width })
                            : t('payroll-profiles.noWidth')),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={fields.length === 1}
                  aria-label={t('payroll-profiles.removeColumn', { name: nameOf(place) })}
                  onClick={() => remove(place)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </div>
              {isOpen && <ColumnFields form={form} layout={layout} at={place} />}
            </>
          )
        }}
      </SortableList>
      <Button
        className="mt-3"
        size="sm"
        disabled={fields.length >= MOST_COLUMNS}
        onClick={() => append(newColumn('', 'VALUE'))}
      >
        <Plus aria-hidden />
        {t('payroll-profiles.addColumn')}
      </Button>
    </>
  )
}

function ColumnFields({ form, layout, at }: PartProps & { at: number }) {
  const t = useT()
  const column = layout.columns[at]!
  const name = <Field extends keyof LayoutColumn>(field: Field) =>
    `layout.columns.${at}.${field}` as const
  const isFixed = layout.format === 'FIXED'
  const isValue = column.source === 'VALUE' || column.source === 'BEFORE'
  return (
    <div className="grid gap-4 pb-4 pl-2 sm:grid-cols-2 sm:pl-10 lg:grid-cols-3">
      <ChoiceField
        form={form}
        name={name('source')}
        label={t('payroll-profiles.source')}
        options={SOURCES.map((value) => ({ value, label: t(`payroll-profiles.source_${value}`) }))}
      />
      {column.source === 'TEXT' && (
        <TextField
          form={form}
          name={name('text')}
          label={t('payroll-profiles.text')}
          hint={t('payroll-profiles.textHint')}
          autoComplete="off"
        />
      )}
      <TextField
        form={form}
        name={name('title')}
        label={t('payroll-profiles.columnTitle')}
        autoComplete="off"
      />
      {isFixed && (
        <>
          <NumberField form={form} name={name('width')} label={t('payroll-profiles.width')} />
          <ChoiceField
            form={form}
            name={name('align')}
            label={t('payroll-profiles.align')}
            options={ALIGNMENTS.map((value) => ({
              value,
              label: t(`payroll-profiles.align_${value}`),
            }))}
          />
          <ChoiceField
            form={form}
            name={name('pad')}
            label={t('payroll-profiles.pad')}
            options={PADS.map((value) => ({ value, label: t(`payroll-profiles.pad_${value}`) }))}
          />
          <SwitchField
            form={form}
            name={name('cut')}
            label={t('payroll-profiles.cut')}
            hint={t('payroll-profiles.cutHint')}
          />
        </>
      )}
      {isValue && (
        <>
          <ChoiceField
            form={form}
            name={name('decimals')}
            label={t('payroll-profiles.decimals')}
            options={DECIMALS.map((value) => ({
              value,
              label: value === null ? t('payroll-profiles.decimalsAsIs') : String(value),
            }))}
          />
          <ChoiceField
            form={form}
            name={name('scale')}
            label={t('payroll-profiles.scale')}
            options={SCALES.map((value) => ({
              value,
              label: t(`payroll-profiles.scale_${value}`),
            }))}
          />
        </>
      )}
      <SwitchField
        form={form}
        name={name('required')}
        label={t('payroll-profiles.required')}
        hint={t('payroll-profiles.requiredHint')}
      />
    </div>
  )
}
