import { useMemo, type ReactNode } from 'react'
import { Info } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { atnsOfCars } from '../engine.ts'
import type { CandidateOffer, Fields } from '../offer.ts'
import { BudgetPillars } from './budget-pillars.tsx'
import { chooseBudget } from './budget-choices.ts'
import { ChoiceBlock } from './choice-block.tsx'
import { chooseOption, isChosen, isCompulsory, isOffered, toggleChoice } from './choices.ts'
import { FuelCardBlock } from './fuel-card-block.tsx'
import { MobilityWays } from './mobility-ways.tsx'
import { OptionTable } from './option-table.tsx'
import {
  NEITHER,
  possibleWays,
  useMobilityWays,
  type ExclusiveWay,
  type MobilityWay,
} from './use-mobility-ways.ts'
import { optionsOf, takenOption, useOptionEffects } from './use-option-effects.ts'
import type { Configurator } from './use-configurator.ts'

interface SectionProps {
  offer: CandidateOffer
  configurator: Configurator
}

/** Car or mobility budget as one choice, the fuel card of who has no budget, and the bike, which goes with each. */
export function MobilitySection({
  offer,
  configurator: { fields, change, figures },
}: SectionProps) {
  const t = useT()
  const has = (benefit: string) => isOffered(fields, benefit)
  const cars = optionsOf(fields, 'voitureSociete')
  const bikes = optionsOf(fields, 'velo')
  const atns = useMemo(() => atnsOfCars(offer, cars), [offer, cars])
  const carEffects = useOptionEffects(offer, fields, cars, (car) =>
    car ? chooseOption('voitureSociete', car) : NEITHER
  )
  const offeredWays = useMobilityWays(offer, fields, cars, carEffects)
  const bikeEffects = useOptionEffects(offer, fields, bikes, (bike) => chooseOption('velo', bike))
  if (!['budgetMobilite', 'voitureSociete', 'carteEssence', 'velo'].some(has)) return null
  const ways = possibleWays(fields)
  const taken = ways.find((way) => isChosen(fields, way))
  const oneOf = ways.length > 1
  const eitherOr = has('budgetMobilite') && (oneOf || has('carteEssence'))
  const contents: Record<ExclusiveWay, ReactNode> = {
    voitureSociete: (
      <OptionTable
        name={t('fields.voitureSociete')}
        options={cars}
        chosen={takenOption(fields, 'voitureSociete')}
        atns={atns}
        effects={carEffects}
        kind="car"
        none={!oneOf && !isCompulsory(fields, 'voitureSociete')}
        onChoose={(car) => change(chooseOption('voitureSociete', car))}
      />
    ),
    budgetMobilite: (
      <BudgetPillars
        fields={fields}
        change={change}
        figures={figures}
        date={offer.date}
        offered={cars}
        atnOf={(car) => atns[cars.indexOf(car)] ?? 0}
      />
    ),
  }
  const take = (way: MobilityWay) => {
    if (way === 'none') return change(NEITHER)
    if (way === 'budgetMobilite') return change(chooseBudget(fields, true, offer.date))
    change(toggleChoice(fields, way, true))
  }
  return (
    <SectionCard title={t('choices.mobility')}>
      <div className="flex flex-col divide-y divide-line">
        {oneOf ? (
          <div className="flex flex-col gap-4 pb-5 last:pb-0">
            <MobilityWays ways={offeredWays} value={taken ?? 'none'} onChange={take} />
            {taken && (
              <section aria-label={t(`fields.${taken}`)} className="flex flex-col gap-3">
                {taken === 'budgetMobilite' && <BudgetNote fields={fields} />}
                {contents[taken]}
              </section>
            )}
          </div>
        ) : (
          ways.map((way) => (
            <ChoiceBlock
              key={way}
              choice={way}
              fields={fields}
              onToggle={(on) => take(on ? way : 'none')}
              note={way === 'budgetMobilite' && <BudgetNote fields={fields} />}
            >
              {contents[way]}
            </ChoiceBlock>
          ))
        )}
        {has('carteEssence') && <FuelCardBlock fields={fields} change={change} />}
        {has('velo') && (
          <ChoiceBlock choice="velo" fields={fields} change={change}>
            <OptionTable
              name={t('fields.velo')}
              options={bikes}
              effects={bikeEffects}
              kind="bike"
              chosen={takenOption(fields, 'velo')}
              none={!isCompulsory(fields, 'velo')}
              onChoose={(bike) => change(chooseOption('velo', bike))}
            />
          </ChoiceBlock>
        )}
      </div>
      {/* Small print: what one choice takes away is given back by the other. */}
      {eitherOr && (
        <p className="mt-5 flex gap-2 text-xs text-ink-soft">
          <Info className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {t(warningOf(fields))}
        </p>
      )}
    </SectionCard>
  )
}

/** How much of a year is to be divided. */
function BudgetNote({ fields }: { fields: Fields }) {
  const t = useT()
  const format = useFormat()
  return (
    <p className="text-ink-soft">
      {t('choices.budgetOf', { amount: format.euros(fields.budgetMobilite ?? 0, 0) })}
    </p>
  )
}

/** What the candidate has already says what choosing the other would take away. */
function warningOf(fields: Fields): string {
  if (isChosen(fields, 'budgetMobilite')) return 'choices.exclusionBudget'
  if (isChosen(fields, 'voitureSociete')) return 'choices.exclusionCar'
  if (isChosen(fields, 'carteEssence')) return 'choices.exclusionFuel'
  return 'choices.exclusion'
}
