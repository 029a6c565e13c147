import { useId, useState, type ReactNode } from 'react'
import { CheckRow } from '@/components/ui/check-row'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { EmittingCars } from '@/components/pay/emitting-cars'
import { lawFigure } from '@/lib/law-figure'
import { carCostOf, carsWithin, pillar2Max } from '@/lib/pay/mobility'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import type { Fields, Option } from '../offer.ts'
import { choosePillar1, choosePillar2 } from './budget-choices.ts'
import { chosenOption, type Changes } from './choices.ts'
import { OptionTable } from './option-table.tsx'
import type { Figures } from './use-configurator.ts'

interface BudgetPillarsProps {
  fields: Fields
  change: (changes: Changes) => void
  figures: Figures
  /** The day whose law applies. */
  date: string
  /** The cars on offer, of which some may be the first pillar. */
  offered: readonly Option[]
  atnOf: (car: Option) => number
}

/** The three pillars of the mobility budget: a car, rent or mortgage, the balance. */
export function BudgetPillars({
  fields,
  change,
  figures,
  date,
  offered,
  atnOf,
}: BudgetPillarsProps) {
  const t = useT()
  const budget = fields.budgetMobilite ?? 0
  const hasCar = fields.budgetMobiliteHasPilier1 === true
  const cost = carCostOf(fields, date)
  const second = fields.budgetMobilitePilier2 ?? 0
  const { cars, emitting } = carsWithin(offered, fields, date)
  const canHaveCar = fields.canBudgetMobilitePilier1 === true && cars.length > 0
  return (
    <ol className="flex flex-col gap-5">
      <Pillar number={1} text={t('choices.pillar1')}>
        {canHaveCar ? (
          <OptionTable
            name={t('choices.pillar1')}
            options={cars}
            chosen={hasCar ? chosenOption(fields, 'voitureSociete') : undefined}
            atns={cars.map(atnOf)}
            kind="car"
            none
            onChoose={(car) => change(choosePillar1(fields, car, date))}
          />
        ) : (
          <p className="text-ink-soft">
            {hasCar ? fields.descriptionVS : t('choices.pillar1None')}
          </p>
        )}
        {fields.canBudgetMobilitePilier1 === true && <EmittingCars emitting={emitting} />}
      </Pillar>
      <Pillar number={2} text={t('choices.pillar2')}>
        <SecondPillar
          amount={second}
          max={pillar2Max(budget, cost)}
          onChange={(amount) => change(choosePillar2(fields, amount, date))}
        />
      </Pillar>
      <Pillar number={3} text={t('choices.pillar3')}>
        <Balance figures={figures} date={date} />
      </Pillar>
    </ol>
  )
}

/** What is left of the year and what the worker has of it, after the contribution of the law. */
function Balance({ figures, date }: { figures: Figures; date: string }) {
  const t = useT()
  const format = useFormat()
  const { totalCashAnnuel, remunerationAnnuelle } = figures.remuneration
  const balance =
    totalCashAnnuel.avantages.find(({ key }) => key === 'budgetMobiliteSolde')?.amount ?? 0
  const rate = lawFigure('budgetMobilite.cotisationSolde', date)?.value
  if (balance === 0 || rate === undefined) return <p>{t('choices.pillar3None')}</p>
  return (
    <p className="font-semibold tabular-nums">
      {t('choices.pillar3Net', {
        amount: format.euros(balance),
        rate: format.percent(rate / 100, 2),
        net: format.euros(remunerationAnnuelle.budgetMobilitePilier3),
      })}
    </p>
  )
}

function Pillar({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <li className="flex gap-3" aria-labelledby={id}>
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
      >
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col gap-2">
        <p id={id} className="pt-0.5 font-medium">
          {text}
        </p>
        {children}
      </div>
    </li>
  )
}

/** Unticked it is 0; ticked it takes an amount of at most what budget and car leave. */
function SecondPillar({
  amount,
  max,
  onChange,
}: {
  amount: number
  max: number
  onChange: (amount: number) => void
}) {
  const t = useT()
  const format = useFormat()
  const [ticked, setTicked] = useState(amount > 0)
  const [typed, setTyped] = useState<number | null>(amount > 0 ? amount : null)
  const unreadable = useUnreadable(typed)
  const tooHigh = typed !== null && typed > max

  function type(value: number | null) {
    setTyped(value)
    onChange(Math.min(max, Math.max(0, value ?? 0)))
  }

  function tick(on: boolean) {
    setTicked(on)
    setTyped(null)
    onChange(0)
  }

  return (
    <>
      <CheckRow label={t('choices.pillar2Use')} checked={ticked} onCheckedChange={tick} />
      {ticked && (
        <Field
          label={t('choices.pillar2Amount')}
          hint={t('choices.pillar2Max', { max: format.euros(max) })}
          error={
            unreadable.sentence ??
            (tooHigh ? t('choices.pillar2TooHigh', { max: format.euros(max) }) : null)
          }
        >
          {(control) => (
            <MoneyInput
              {...control}
              className="max-w-40"
              value={typed}
              step={10}
              onUnreadable={unreadable.onUnreadable}
              onValueChange={type}
            />
          )}
        </Field>
      )}
    </>
  )
}
