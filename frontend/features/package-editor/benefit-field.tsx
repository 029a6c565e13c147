import type { Translations } from '#modules/compute/pure'
import { Select } from '@/components/ui/select'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { AgeBands } from './age-bands.tsx'
import type { DraftFields, PackageKey } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import type { FieldSpec } from './fields.ts'
import { ListField } from './list-field.tsx'
import { isListKey } from './lists.ts'
import { MobilityPolicy } from './mobility-policy.tsx'
import { ValueField } from './value-field.tsx'

interface BenefitFieldProps {
  spec: FieldSpec
  benefit: string
  fields: DraftFields
}

const INPUT_TYPES = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL'] as const
type InputType = (typeof INPUT_TYPES)[number]

/** One field of a benefit, by its line in the table of fields. */
export function BenefitField({ spec, benefit, fields }: BenefitFieldProps) {
  const t = useT()
  const message = useOptionalMessage()
  const { patch, errorAt } = useEditor()
  const { key, kind, names } = spec
  if (kind === 'list') return isListKey(key) ? <ListField list={key} fields={fields} /> : null
  if (kind === 'ages') return <AgeBands fields={fields} />
  const main = t(kind === 'count' ? 'fields.number' : 'fields.amount')
  const own = t(`fields.${key}`)
  const unit = unitOf(spec, t)
  return (
    <ValueField
      kind={kind}
      name={own}
      // The benefit's own value is named by its row: who does not see the row hears it.
      label={
        key === benefit ? (
          <>
            {main}
            <span className="sr-only"> {own}</span>
          </>
        ) : (
          own
        )
      }
      hint={key === 'budgetMobilite' ? <MobilityPolicy /> : message(`hints.${key}`)}
      error={errorAt(`package.${key}`)}
      unit={
        spec.typed ? (
          <InputTypeSelect spec={spec} benefit={benefit} fields={fields} unit={unit} />
        ) : (
          unit
        )
      }
      choices={spec.choices}
      value={fields[key]}
      onChange={(next) => patch({ [key]: next })}
      translations={names && (fields[names] as Translations | null | undefined)}
      onTranslations={names && ((next) => patch({ [names]: next }))}
    />
  )
}

/** Euros, a part of fixed pay, or a part of the total. */
function InputTypeSelect({ spec, benefit, fields, unit }: BenefitFieldProps & { unit: string }) {
  const t = useT()
  const { patch } = useEditor()
  const key = `${spec.key}InputType` as PackageKey
  return (
    <Select<InputType>
      aria-label={t('fields.inputType', { of: t(`fields.${benefit}`) })}
      value={(fields[key] as InputType) ?? 'AMOUNT'}
      onValueChange={(next) => patch({ [key]: next })}
      options={INPUT_TYPES.map((type) => ({
        value: type,
        label: type === 'AMOUNT' ? unit : t(`fields.${type}`),
      }))}
    />
  )
}

function unitOf({ kind, unit }: FieldSpec, t: ReturnType<typeof useT>): string {
  if (unit) return t(`fields.unit_${unit}`)
  return kind === 'amount' ? t('fields.unit_euros') : ''
}
