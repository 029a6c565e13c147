import { CheckRow } from '@/components/ui/check-row'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Fields, Option } from '../offer.ts'
import { Ahead } from './ahead.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { chooseExtension, isOffered, unitsOf, type Changes } from './choices.ts'
import type { Configurator } from './use-configurator.ts'
import { slideWays } from './ways.ts'

/** More insurance: each extension ticked, and in as many units as its insurer allows. */
export function ExtensionsSection({
  configurator: { fields, change },
}: {
  configurator: Configurator
}) {
  const t = useT()
  if (!isOffered(fields, 'extensionAssurance')) return null
  const options = (fields.extensionAssuranceOptions ?? []) as readonly Option[]
  return (
    <SectionCard title={t('choices.insurance')}>
      <div>
        <ChoiceBlock choice="extensionAssurance" fields={fields} always>
          <ul className="flex flex-col divide-y divide-line">
            {options.map((option, at) => (
              <ExtensionRow key={at} option={option} fields={fields} change={change} />
            ))}
          </ul>
        </ChoiceBlock>
      </div>
    </SectionCard>
  )
}

interface ExtensionRowProps {
  option: Option
  fields: Fields
  change: (changes: Changes) => void
}

function ExtensionRow({ option, fields, change }: ExtensionRowProps) {
  const t = useT()
  const format = useFormat()
  const units = unitsOf(fields, option)
  const max = option.maxUnits ?? 1
  const choose = (amount: number) => chooseExtension(fields, option, amount)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-4">
        <CheckRow
          label={option.description ?? t('fields.extensionAssurance')}
          checked={units > 0}
          onCheckedChange={(on) => change(choose(on ? 1 : 0))}
        />
        <span className="amount ml-auto pt-1.5 text-ink-soft">
          {t('choices.perUnit', {
            amount: t('contents.value_year', { amount: format.euros(option.valeur ?? 0, 0) }),
          })}
        </span>
      </div>
      <Ahead
        fields={fields}
        ways={slideWays(choose, { value: units, step: 1, min: 0, max }, (count) =>
          t('choices.unit', { count })
        )}
      />
      {units > 0 && max > 1 && (
        <Field label={t('choices.units')} hint={t('choices.unitsMax', { max })} className="pl-6">
          {(control) => (
            <NumberInput
              {...control}
              className="max-w-28 text-left"
              min={0}
              max={max}
              step={1}
              value={units}
              onValueChange={(value) =>
                change(choose(Math.min(max, Math.max(0, Math.floor(value ?? 0)))))
              }
            />
          )}
        </Field>
      )}
    </li>
  )
}
