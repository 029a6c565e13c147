import { useState } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { LawNameLine } from '@/components/pay/law-line'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { Assumptions, Column } from './compare-address.ts'
import type { LoadedColumn } from './use-compare.ts'

interface ColumnHeadProps {
  loaded: LoadedColumn
  /** Which variant of a package it is, where it has several. */
  variant?: string
  onChange: (column: Column) => void
  onRemove: () => void
}

/** Whose column it is, under which law, and what it supposes. */
export function ColumnHead({ loaded, variant, onChange, onRemove }: ColumnHeadProps) {
  const t = useT()
  const sentence = useEngineSentence()
  const { column, stored, error, compared } = loaded
  const name = stored?.nomFonction ?? '…'
  const date = column.date ?? stored?.date ?? ''
  return (
    <Card className="relative flex min-w-0 flex-col gap-3 p-4 max-md:gap-2">
      <div className="pr-9">
        <h2 className="truncate font-semibold">
          <Link to={urls.package(column.id)} className="hover:underline" title={name}>
            {name}
          </Link>
        </h2>
        {stored && (
          <p className="mt-1 flex flex-wrap gap-1">
            {variant && <Badge>{variant}</Badge>}
            <Badge>{t(`packages.category_${stored.packageCategory}`)}</Badge>
            {column.assumptions && <Badge tone="warn">{t('compare.assumed')}</Badge>}
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-2 right-2 print:hidden"
        aria-label={t('compare.remove', { name })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
      {error && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      {stored && (
        <Field
          label={t('compare.lawOf')}
          className="max-md:flex-row max-md:items-center max-md:gap-3 max-md:[&>div:first-child]:shrink-0"
        >
          {(control) => (
            <DayField
              {...control}
              label={t('compare.lawOf')}
              value={date}
              onDay={(day) => onChange({ ...column, date: day === stored.date ? undefined : day })}
            />
          )}
        </Field>
      )}
      {column.assumptions && (
        <AssumptionFields
          value={column.assumptions}
          onChange={(assumptions) => onChange({ ...column, assumptions })}
        />
      )}
      {compared?.ok && compared.lawset.extrapolated && (
        <p className="text-xs text-warn">
          <LawNameLine lawset={compared.lawset} />
          {t('pay.extrapolated')}
        </p>
      )}
      {compared && !compared.ok && (
        <p role="alert" className="text-xs text-danger">
          {sentence(compared.error)}
        </p>
      )}
    </Card>
  )
}

function AssumptionFields({
  value,
  onChange,
}: {
  value: Assumptions
  onChange: (value: Assumptions) => void
}) {
  const t = useT()
  const format = useFormat()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-xs text-ink-soft">{t('compare.assumptions')}</legend>
      {(['wages', 'tax'] as const).map((key) => (
        <Field key={key} label={t(`compare.${key}`)} hint={t(`compare.${key}Hint`)}>
          {(control) => (
            <>
              <NumberInput
                {...control}
                className="print:hidden"
                step={0.1}
                min={-50}
                max={50}
                value={value[key]}
                onValueChange={(percent) => onChange({ ...value, [key]: within(percent ?? 0) })}
              />
              <span className="hidden print:inline">{format.percent(value[key] / 100)}</span>
            </>
          )}
        </Field>
      ))}
    </fieldset>
  )
}

/** More than half up or down in a year is a slip of the keyboard. */
function within(percent: number): number {
  return Math.min(50, Math.max(-50, Math.round(percent * 100) / 100))
}

interface DayFieldProps {
  id: string
  label: string
  value: string
  onDay: (day: string) => void
}

/** A day that exists goes on at once; what is no day yet stays in the field. */
function DayField({ value, onDay, ...control }: DayFieldProps) {
  const [day, setDay] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDay(value)
  }
  return (
    <DateInput
      {...control}
      value={day}
      onValueChange={(next) => {
        setDay(next)
        if (next !== '') onDay(next)
      }}
      onBlur={() => setDay(value)}
    />
  )
}
