import { useId } from 'react'
import { Why } from '@/components/pay/why'
import { Switch } from '@/components/ui/switch'
import { useFormat } from '@/lib/use-format'
import { useStable } from '@/lib/use-stable'
import { useT } from '@/lib/use-t'
import { BenefitField } from './benefit-field.tsx'
import type { DraftFields } from './draft.ts'
import { CatalogueMenu } from './catalogue-menu.tsx'
import { useEditor } from './editor-context.tsx'
import { FlexChoice } from './flex-choice.tsx'
import { BENEFITS, costLines, flagOf, isOffered, isOn, switched, type Benefit } from './fields.ts'
import { isListKey, LISTS } from './lists.ts'
import { costOf, termsOf, useFigures } from './figures-context.tsx'
import { MobilitySummary } from './mobility-summary.tsx'

interface BenefitRowProps {
  benefit: Benefit
  fields: DraftFields
}

/** One benefit: its switch and its cost; below, once it is had or offered, what is to be said of it. */
export function BenefitRow({ benefit, fields }: BenefitRowProps) {
  const t = useT()
  const id = useId()
  const { patch, errorAt } = useEditor()
  const { name } = benefit
  const on = isOn(fields, name)
  const offered = isOffered(fields, name)
  const byChoice = benefit.flex && fields.packageType === 'FLEX'
  const error = errorAt(`package.${flagOf('has', name)}`)
  return (
    <li className="flex flex-col py-2">
      <div className="flex min-h-9 items-center gap-3">
        {byChoice ? (
          <span className="min-w-0 flex-1 text-sm font-medium">{t(`fields.${name}`)}</span>
        ) : (
          <>
            <Switch
              id={id}
              checked={on}
              aria-describedby={error === null ? undefined : `${id}-error`}
              onCheckedChange={(next) => patch(switched(benefit, next, fields))}
            />
            <label htmlFor={id} className="min-w-0 flex-1 text-sm font-medium">
              {t(`fields.${name}`)}
            </label>
          </>
        )}
        {on && !offered && <PickOne benefit={benefit} fields={fields} />}
        {on && benefit.cost.length > 0 && (
          <BenefitCost title={t(`fields.${name}`)} keys={costLines(benefit, fields)} />
        )}
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      {byChoice && <FlexChoice benefit={benefit} fields={fields} />}
      {(on || offered) && (
        <div
          role="group"
          aria-label={t(`fields.${name}`)}
          className="grid gap-x-4 gap-y-3 pt-2 pb-2 empty:hidden sm:grid-cols-2 sm:pl-6 2xl:pl-13"
        >
          {fieldsOf(benefit, fields).map((spec) => (
            <BenefitField key={spec.key} spec={spec} benefit={name} fields={fields} />
          ))}
          {name === 'budgetMobilite' && <MobilitySummary fields={fields} />}
        </div>
      )}
    </li>
  )
}

const NONE = [] as const
const CAR = BENEFITS.find(({ name }) => name === 'voitureSociete')!

/** The car of the first pillar is described by the fields of the company car. */
function fieldsOf(benefit: Benefit, fields: DraftFields) {
  const own = benefit.fields.filter(({ when }) => when?.(fields) ?? true)
  const withCar = benefit.name === 'budgetMobilite' && fields.budgetMobiliteHasPilier1 === true
  if (!withCar || fields.packageType === 'FLEX') return own
  return [...own, ...CAR.fields.filter(({ when }) => when?.(fields) ?? true)]
}

/** A car, a bike or a device that is no choice may still be one of the catalogue. */
function PickOne({ benefit: { name }, fields }: BenefitRowProps) {
  const t = useT()
  const { patch } = useEditor()
  const list = `${name}Options`
  if (!isListKey(list) || list === 'extensionAssuranceOptions') return null
  return (
    <CatalogueMenu
      list={list}
      label={t('editor.pickFromCatalogue', { name: t(`fields.${name}`) })}
      entries={NONE}
      onTake={([entry]) => patch(LISTS[list].choose!(entry!, fields))}
      several={false}
    />
  )
}

/** Drawn by itself: the row need not be drawn again when only the figures move. */
function BenefitCost({ title, keys }: { title: string; keys: readonly string[] }) {
  const t = useT()
  const format = useFormat()
  const { costs } = useFigures()
  const terms = useStable(() => termsOf(costs, keys))
  return (
    <span className="flex shrink-0 items-baseline gap-1 text-sm text-ink-soft tabular-nums">
      {format.euros(costOf(costs, keys), 0)} <span className="text-xs">{t('pay.perYearUnit')}</span>
      <Why rule="" title={title} sum={terms} />
    </span>
  )
}
