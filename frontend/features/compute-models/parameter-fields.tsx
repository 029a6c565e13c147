import { Link } from 'react-router'
import type { ModelSettings } from '@/api/compute-model-configs'
import { useCompany } from '@/api/get-company'
import { LawSource } from '@/components/pay/law-source'
import { CheckRow } from '@/components/ui/check-row'
import { Field, type FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { today } from '#modules/shared/values/days'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { SettingsFieldsProps } from './committee-fields.tsx'
import {
  CATEGORIES,
  employerCategories,
  hasCommittee,
  legalDefault,
  PARAMETERS,
  PAYERS,
  sectorDefault,
  SWITCH,
  type ParameterSpec,
} from './parameters.ts'
import { useModelText } from './use-model-text.ts'

const PERCENT = 100
const UNTOLD = 'none'
/** Rates have six decimals in the engine: four as percent. */
const PERCENT_DECIMALS = 4

/** Every parameter a company may set, each with what stands in while it is not set, and where that stands. */
export function ParameterFields(props: SettingsFieldsProps) {
  const t = useT()
  const shown = PARAMETERS.filter(({ ofCommittee }) => !ofCommittee || hasCommittee(props.settings))
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-1 w-full text-sm font-semibold">
        {t('models.parameters')}
      </legend>
      <p className="clear-both mb-4 text-xs text-ink-soft">{t('models.parametersText')}</p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {shown.map((spec) => (
          <Parameter key={spec.key} spec={spec} {...props} />
        ))}
      </div>
    </fieldset>
  )
}

function Parameter({
  spec,
  settings,
  onChange,
  errorAt,
}: SettingsFieldsProps & { spec: ParameterSpec }) {
  const t = useT()
  const { key, flag, kind } = spec
  const none = flag !== undefined && settings[flag] === false
  const set = (value: unknown) => onChange({ [key]: value ?? undefined })
  const error = errorAt(key) ?? (flag && errorAt(flag))
  return (
    <div>
      <Field
        label={t(`models.param_${key}`)}
        error={error}
        hint={<Default spec={spec} settings={settings} />}
      >
        {(own) => {
          if (kind === 'category')
            return (
              <Select
                {...own}
                value={String(settings.categorieReduction ?? '1') as (typeof CATEGORIES)[number]}
                onValueChange={(category) => set(categoryOf(category))}
                options={CATEGORIES.map((value) => ({
                  value,
                  label: t(`models.category_${value}`),
                }))}
              />
            )
          if (kind === 'payer')
            return (
              <Select
                {...own}
                value={settings[key] === undefined ? 'none' : settings[key] ? 'true' : 'false'}
                onValueChange={(chosen) => set(chosen === 'none' ? undefined : chosen === 'true')}
                options={PAYERS.map((value) => ({ value, label: t(`models.payer_${value}`) }))}
              />
            )
          if (kind === 'employerCategory')
            return <EmployerCategory own={own} settings={settings} onValue={set} />
          if (kind === 'switch')
            return (
              <Select
                {...own}
                value={settings[key] === false ? 'false' : 'true'}
                onValueChange={(chosen) => set(chosen === 'false' ? false : undefined)}
                options={SWITCH.map((value) => ({
                  value,
                  label: t(`models.value_${key}_${value}`),
                }))}
              />
            )
          const value = settings[key] as number | undefined
          if (kind === 'euros')
            return <MoneyInput {...own} disabled={none} value={value ?? null} onValueChange={set} />
          return (
            <NumberInput
              {...own}
              disabled={none}
              min={0}
              step={kind === 'days' ? 1 : kind === 'percent' ? 0.01 : 0.5}
              value={value === undefined ? null : kind === 'percent' ? asPercent(value) : value}
              onValueChange={(typed) =>
                set(typed !== null && kind === 'percent' ? asFraction(typed) : typed)
              }
            />
          )
        }}
      </Field>
      {flag && (
        <CheckRow
          label={t(`models.no_${key}`)}
          checked={none}
          onCheckedChange={(checked) =>
            onChange(checked ? { [flag]: false, [key]: undefined } : { [flag]: undefined })
          }
        />
      )}
    </div>
  )
}

/** One of the categories of the committee, or three digits where these are not known. */
function EmployerCategory({
  own,
  settings,
  onValue,
}: {
  own: FieldControl
  settings: ModelSettings
  onValue: (value: string | undefined) => void
}) {
  const t = useT()
  const categories = employerCategories(settings)
  const value = settings.categorieEmployeur
  if (categories.length === 0)
    return (
      <Input
        {...own}
        value={value ?? ''}
        inputMode="numeric"
        maxLength={3}
        onChange={({ target }) => onValue(target.value || undefined)}
      />
    )
  const other = value && !categories.includes(value) ? [value] : []
  return (
    <Select<string>
      {...own}
      value={value ?? UNTOLD}
      onValueChange={(next) => onValue(next === UNTOLD ? undefined : next)}
      options={[
        { value: UNTOLD, label: t('models.category_untold') },
        ...[...categories, ...other].map((each) => ({ value: each, label: each })),
      ]}
    />
  )
}

/** What stands in while nothing is set: of the law with its source, of the company, or nothing known. */
function Default({ spec, settings }: { spec: ParameterSpec; settings: ModelSettings }) {
  const t = useT()
  const text = useModelText()
  const format = useFormat()
  const company = useCompany().data
  const law = legalDefault(spec, settings, today())
  if (law && spec.law) {
    const value =
      law.unit === '%' ? format.percent(law.value / PERCENT, 4) : text.value(spec, law.value)
    return (
      <>
        {t('models.byLaw', { value })} · <LawSource id={spec.law} law={law} />
      </>
    )
  }
  const sector = sectorDefault(spec, settings, today())
  if (sector) {
    const value =
      spec.kind === 'payer'
        ? t(`law.payer_${sector.law.value}`)
        : sector.law.unit === '%'
          ? format.percent(sector.law.value / PERCENT, 4)
          : text.value(spec, sector.law.value)
    return (
      <>
        {t('models.byLaw', { value })} · <LawSource id={sector.id} law={sector.law} />
      </>
    )
  }
  if (spec.key === 'assuranceLoiTaux' && company)
    return (
      <>
        {t('models.byCompany', { value: format.percent(company.assuranceLoiTaux, 4) })} ·{' '}
        <Link to={urls.companySettings} className="text-accent underline underline-offset-2">
          {t('settings.company')}
        </Link>
      </>
    )
  if (spec.kind === 'switch') return t(`models.usual_${spec.usual!.source}`)
  if (spec.usual)
    return t(`models.usual_${spec.usual.source}`, { value: text.value(spec, spec.usual.value) })
  return t('models.unknown')
}

function categoryOf(value: string): ModelSettings['categorieReduction'] {
  if (value === '1') return undefined
  return value === '3BIS' ? '3BIS' : (Number(value) as 2 | 3)
}

function asPercent(fraction: number): number {
  return Number((fraction * PERCENT).toFixed(PERCENT_DECIMALS))
}

function asFraction(percent: number): number {
  return Number((percent / PERCENT).toFixed(PERCENT_DECIMALS + 2))
}
