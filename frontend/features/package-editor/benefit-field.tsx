import type { ReactNode } from 'react'
import { DateInput } from '@/components/ui/date-input'
import { Field, type FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import type { DraftFields, PackageKey } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import type { FieldSpec } from './fields.ts'

interface BenefitFieldProps {
  spec: FieldSpec
  benefit: string
  fields: DraftFields
}

const INPUT_TYPES = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL'] as const
type InputType = (typeof INPUT_TYPES)[number]

/** One field of a benefit, by its line in the table of fields. */
export function BenefitField(props: BenefitFieldProps) {
  const { spec, fields } = props
  const t = useT()
  const { patch } = useEditor()
  const value = fields[spec.key]
  const set = (next: unknown) => patch({ [spec.key]: next })
  switch (spec.kind) {
    case 'amount':
      return <AmountField {...props} value={(value as number) ?? null} onChange={set} />
    case 'count':
      return (
        <Labelled {...props}>
          {(control) => (
            <WithUnit unit={spec.unit && t(`fields.unit_${spec.unit}`)}>
              <NumberInput
                {...control}
                className="w-24"
                min={0}
                step={1}
                value={(value as number) ?? null}
                onValueChange={set}
              />
            </WithUnit>
          )}
        </Labelled>
      )
    case 'text':
      return (
        <Labelled {...props}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              autoComplete="off"
              value={(value as string) ?? ''}
              onChange={(event) => set(event.target.value)}
            />
          )}
        </Labelled>
      )
    case 'choice':
      return (
        <Labelled {...props}>
          {(control) => (
            <Select
              {...control}
              value={(value as string) ?? ''}
              onValueChange={set}
              options={spec.choices!.map((choice) => ({
                value: choice,
                label: t(`fields.choice_${choice}`),
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
              label={t(`fields.${spec.key}`)}
              value={(value as string) ?? ''}
              onValueChange={(day) => set(day === '' ? null : day)}
            />
          )}
        </Labelled>
      )
    case 'flag':
      return (
        <div className="sm:col-span-2">
          <SwitchRow
            label={t(`fields.${spec.key}`)}
            checked={value === true}
            onCheckedChange={set}
          />
        </div>
      )
    case 'list':
      return null
  }
}

function AmountField({
  spec,
  benefit,
  fields,
  value,
  onChange,
}: BenefitFieldProps & { value: number | null; onChange: (value: number | null) => void }) {
  const t = useT()
  const { patch } = useEditor()
  const unreadable = useUnreadable(value)
  const typeKey = `${spec.key}InputType` as PackageKey
  const unit = t(spec.unit ? `fields.unit_${spec.unit}` : 'fields.unit_euros')
  return (
    <Labelled spec={spec} benefit={benefit} fields={fields} unreadable={unreadable.sentence}>
      {(control) => (
        <WithUnit unit={spec.typed ? null : unit}>
          <MoneyInput
            {...control}
            className="w-28 shrink-0"
            value={value}
            onUnreadable={unreadable.onUnreadable}
            onValueChange={onChange}
          />
          {spec.typed && (
            <Select<InputType>
              aria-label={t('fields.inputType', { of: t(`fields.${benefit}`) })}
              value={(fields[typeKey] as InputType) ?? 'AMOUNT'}
              onValueChange={(next) => patch({ [typeKey]: next })}
              options={INPUT_TYPES.map((type) => ({
                value: type,
                label: type === 'AMOUNT' ? unit : t(`fields.${type}`),
              }))}
            />
          )}
        </WithUnit>
      )}
    </Labelled>
  )
}

/** The label says the benefit too, for who does not see under which it stands. */
function Labelled({
  spec,
  benefit,
  unreadable = null,
  children,
}: BenefitFieldProps & {
  unreadable?: string | null
  children: (control: FieldControl) => ReactNode
}) {
  const t = useT()
  const message = useOptionalMessage()
  const { errorAt } = useEditor()
  const main = spec.key === benefit
  return (
    <Field
      label={
        main ? (
          <>
            {t(spec.kind === 'count' ? 'fields.number' : 'fields.amount')}
            <span className="sr-only">, {t(`fields.${benefit}`)}</span>
          </>
        ) : (
          t(`fields.${spec.key}`)
        )
      }
      hint={message(`fields.${spec.key}_hint`)}
      error={unreadable ?? errorAt(`package.${spec.key}`)}
    >
      {children}
    </Field>
  )
}

function WithUnit({ unit, children }: { unit?: string | null; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      {children}
      {unit && <span className="text-sm text-ink-soft">{unit}</span>}
    </div>
  )
}
