import { Link } from 'react-router'
import { offeredBenefits, useBenefits } from '@/api/benefits'
import type { ReceivedKind } from '@/api/salary-sacrifices'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { isOfCatalogue, RECEIVED_KINDS, type Draft } from './draft.ts'

interface BenefitChoiceProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  errorAt: (path: string) => string | undefined
}

/** What comes in return: of the catalogue, days of leave, or pension savings. */
export function BenefitChoice({ draft, onChange, errorAt }: BenefitChoiceProps) {
  const t = useT()
  const { benefitKind: kind, value } = draft
  return (
    <>
      <Field label={t('sacrifice.benefit')} error={errorAt('benefit.kind') ?? errorAt('benefit')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onValueChange={(benefitKind: ReceivedKind) =>
              onChange({ benefitKind, benefitId: null, value: null })
            }
            options={RECEIVED_KINDS.map((each) => ({ value: each, label: t(`fields.${each}`) }))}
          />
        )}
      </Field>
      {isOfCatalogue(kind) && (
        <OfCatalogue kind={kind} draft={draft} onChange={onChange} errorAt={errorAt} />
      )}
      {kind === 'joursConge' && (
        <Field
          label={t('sacrifice.days')}
          hint={t('sacrifice.daysHint')}
          error={errorAt('benefit.value') ?? errorAt('package.joursConge')}
        >
          {(control) => (
            <NumberInput
              {...control}
              min={1}
              max={100}
              value={value}
              onValueChange={(days) => onChange({ value: days && Math.round(days) })}
            />
          )}
        </Field>
      )}
      {kind === 'epargnePension' && (
        <Field
          label={t('sacrifice.savings')}
          error={errorAt('benefit.value') ?? errorAt('package.epargnePension')}
        >
          {(control) => (
            <MoneyInput
              {...control}
              value={value}
              onValueChange={(amount) => onChange({ value: amount })}
            />
          )}
        </Field>
      )}
    </>
  )
}

interface OfCatalogueProps extends BenefitChoiceProps {
  kind: Parameters<typeof offeredBenefits>[1]
}

function OfCatalogue({ kind, draft, onChange, errorAt }: OfCatalogueProps) {
  const t = useT()
  const nameOf = useNameOf()
  const format = useFormat()
  const benefits = useBenefits()
  if (!benefits.data) return null
  const offered = offeredBenefits(benefits.data, kind)
  if (offered.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {t('sacrifice.emptyCatalogue')}{' '}
        <Link className="text-accent underline underline-offset-2" to={urls.benefitsSettings}>
          {t('sacrifice.openCatalogue')}
        </Link>
      </p>
    )
  const unit = kind === 'extensionAssurance' ? 'year' : 'month'
  return (
    <Field label={t('sacrifice.which')} error={errorAt('benefit.benefitId')}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('sacrifice.choose')}
          value={draft.benefitId ?? ''}
          onValueChange={(benefitId) => onChange({ benefitId })}
          options={offered.map(({ id, tcoMensuel, valeur, ...benefit }) => ({
            value: id,
            label: `${nameOf(benefit)} · ${t(`contents.value_${unit}`, {
              amount: format.euros(tcoMensuel ?? valeur ?? 0),
            })}`,
          }))}
        />
      )}
    </Field>
  )
}
