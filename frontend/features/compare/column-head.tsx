import { useState } from 'react'
import { Car, ChevronDown, ReceiptText, X } from 'lucide-react'
import { Link } from 'react-router'
import { AskedDialog } from '@/components/app/asked-dialog'
import { LawNameLine } from '@/components/pay/law-line'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Popover } from '@/components/ui/popover'
import { cn } from '@/lib/cn'
import { besideSheets, type BesideSheet } from '@/lib/pay/beside'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { Assumptions, Column } from './compare-address.ts'
import { requestOf } from './compare-column.ts'
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
  const { column, stored } = loaded
  const name = stored?.nomFonction ?? '…'
  return (
    <Card className="relative flex min-w-0 flex-col gap-3 p-4">
      <div className="pr-9">
        <h2 className="truncate font-semibold">
          <Link to={urls.package(column.id)} className="hover:underline" title={name}>
            {name}
          </Link>
        </h2>
        <ColumnBadges loaded={loaded} variant={variant} className="mt-1" />
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
      <ColumnLaw loaded={loaded} onChange={onChange} />
      <ColumnBeside loaded={loaded} />
      <ColumnNotes loaded={loaded} />
    </Card>
  )
}

/** The same at the head of a table, where a phone has no room for fields: they open behind the day of the law. */
export function SmallColumnHead({ loaded, variant, onChange, onRemove }: ColumnHeadProps) {
  const t = useT()
  const format = useFormat()
  const { column, stored } = loaded
  const name = stored?.nomFonction ?? '…'
  return (
    <div className="flex min-w-0 flex-col items-end gap-1 text-right font-normal">
      <Link
        to={urls.package(column.id)}
        title={name}
        className="line-clamp-2 text-sm font-semibold text-balance text-ink wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      <ColumnBadges loaded={loaded} variant={variant} className="justify-end" />
      <Popover
        label={t('compare.settingsOf', { name })}
        trigger={
          <Button
            variant="ghost"
            size="sm"
            className="-mr-2 h-auto min-h-8 px-2 text-xs whitespace-normal print:hidden"
          >
            <span className="sr-only">{t('compare.settingsOf', { name })}, </span>
            {format.day(column.date ?? stored?.date ?? '', 'medium')}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <ColumnLaw loaded={loaded} onChange={onChange} />
          <ColumnBeside loaded={loaded} />
          <Button className="self-start" onClick={onRemove}>
            <X aria-hidden />
            {t('compare.remove', { name })}
          </Button>
        </div>
      </Popover>
    </div>
  )
}

function ColumnBadges({
  loaded: { column, stored },
  variant,
  className,
}: Pick<ColumnHeadProps, 'loaded' | 'variant'> & { className: string }) {
  const t = useT()
  if (!stored) return null
  return (
    <p className={cn('flex flex-wrap gap-1', className)}>
      {variant && <Badge>{variant}</Badge>}
      <Badge>{t(`packages.category_${stored.packageCategory}`)}</Badge>
      {column.assumptions && <Badge tone="warn">{t('compare.assumed')}</Badge>}
    </p>
  )
}

/** The day whose law applies, and what is supposed of a year that has none yet. */
function ColumnLaw({
  loaded: { column, stored },
  onChange,
}: Pick<ColumnHeadProps, 'loaded' | 'onChange'>) {
  const t = useT()
  return (
    <>
      {stored && (
        <Field label={t('compare.lawOf')}>
          {(control) => (
            <DayField
              {...control}
              label={t('compare.lawOf')}
              value={column.date ?? stored.date}
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
    </>
  )
}

const BESIDE_ICONS = { year: ReceiptText, car: Car } as const

/** What stands beside the payslip of a column: the tax of its year, what its car costs. */
function ColumnBeside({ loaded: { column, stored, compared } }: Pick<ColumnHeadProps, 'loaded'>) {
  const t = useT()
  const [open, setOpen] = useState<BesideSheet | null>(null)
  if (!stored || !compared?.ok) return null
  const request = requestOf(stored, column) ?? requestOfStored(stored)
  const name = stored.nomFonction
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {besideSheets(request).map((sheet) => {
        const Icon = BESIDE_ICONS[sheet]
        const title = t(`editor.beside_${sheet}`)
        return (
          <Button
            key={sheet}
            size="sm"
            aria-label={t('calculation.of', { title, name })}
            onClick={() => setOpen(sheet)}
          >
            <Icon aria-hidden />
            {title}
          </Button>
        )
      })}
      {open && (
        <AskedDialog
          name="beside"
          load={() => import('@/components/pay/beside-dialog')}
          props={{
            sheet: open,
            request,
            name,
            forWhom: stored.person?.displayName,
            onClose: () => setOpen(null),
          }}
        />
      )}
    </div>
  )
}

/** Why a column has no figures, or which law they are projected from. */
export function ColumnNotes({ loaded: { error, compared } }: Pick<ColumnHeadProps, 'loaded'>) {
  const t = useT()
  const sentence = useEngineSentence()
  return (
    <>
      {error && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
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
    </>
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
