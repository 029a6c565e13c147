import type { ReactNode } from 'react'
import type { Translations } from '#modules/compute/pure'
import { OtherLanguages } from '@/components/app/other-languages'
import { DateInput } from '@/components/ui/date-input'
import { Field, type FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'

export type ValueKind = 'amount' | 'count' | 'text' | 'choice' | 'date' | 'flag'

interface ValueFieldProps {
  kind: ValueKind
  label: ReactNode
  /** The label as plain text, where a control needs it by itself. */
  name: string
  hint?: ReactNode
  error?: string | null
  /** What an amount or a count is of. */
  unit?: ReactNode
  choices?: readonly string[]
  /** Before each choice, the id of its words. */
  words?: string
  value: unknown
  /** An emptied field is null. */
  onChange: (value: unknown) => void
  /** Of a text that is a name: what it is in other languages. */
  translations?: Translations | null
  onTranslations?: (value: Translations) => void
}

/** One field of a kind that the tables of fields know. */
export function ValueField(props: ValueFieldProps) {
  const { kind, name, value, onChange } = props
  const t = useT()
  switch (kind) {
    case 'amount':
      return <AmountField {...props} />
    case 'count':
      return (
        <Labelled {...props}>
          {(control) => (
            <WithUnit unit={props.unit}>
              <NumberInput
                {...control}
                className="w-24 shrink-0"
                min={0}
                step={1}
                value={(value as number) ?? null}
                onValueChange={onChange}
              />
            </WithUnit>
          )}
        </Labelled>
      )
    case 'text':
      return (
        <div className="flex min-w-0 flex-col">
          <Labelled {...props}>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                autoComplete="off"
                value={(value as string) ?? ''}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Labelled>
          {props.onTranslations && (
            <OtherLanguages
              label={name}
              value={props.translations}
              onChange={props.onTranslations}
            />
          )}
        </div>
      )
    case 'choice':
      return (
        <Labelled {...props}>
          {(control) => (
            <Select
              {...control}
              value={(value as string) ?? ''}
              onValueChange={onChange}
              options={props.choices!.map((choice) => ({
                value: choice,
                label: t(`${props.words ?? 'fields.choice_'}${choice}`),
              }))}
            />
          )}
        </Labelled>
      )
    case 'date':
      return (
        <Labelled {...props}>
          {(control) => (
            <DateInput
              {...control}
              label={name}
              value={(value as string) ?? ''}
              onValueChange={(day) => onChange(day === '' ? null : day)}
            />
          )}
        </Labelled>
      )
    case 'flag':
      return (
        <div className="sm:col-span-2">
          <SwitchRow label={props.label} checked={value === true} onCheckedChange={onChange} />
        </div>
      )
  }
}

function AmountField(props: ValueFieldProps) {
  const value = (props.value as number | null | undefined) ?? null
  const unreadable = useUnreadable(value)
  return (
    <Labelled {...props} error={unreadable.sentence ?? props.error}>
      {(control) => (
        <WithUnit unit={props.unit}>
          <MoneyInput
            {...control}
            className="w-28 shrink-0"
            value={value}
            onUnreadable={unreadable.onUnreadable}
            onValueChange={props.onChange}
          />
        </WithUnit>
      )}
    </Labelled>
  )
}

function Labelled({
  label,
  hint,
  error = null,
  children,
}: ValueFieldProps & { children: (control: FieldControl) => ReactNode }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {children}
    </Field>
  )
}

function WithUnit({ unit, children }: { unit?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      {children}
      {typeof unit === 'string' ? <span className="text-sm text-ink-soft">{unit}</span> : unit}
    </div>
  )
}
