import { useMemo } from 'react'
import { Info } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { atnsOfCars } from '../engine.ts'
import type { CandidateOffer, Fields, Option } from '../offer.ts'
import { BudgetBlock } from './budget-block.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { chooseOption, chosenOption, isChosen, isCompulsory, isOffered } from './choices.ts'
import { FuelCardBlock } from './fuel-card-block.tsx'
import { OptionTable } from './option-table.tsx'
import { useOptionEffects } from './use-option-effects.ts'
import type { Configurator } from './use-configurator.ts'

const NO_OPTIONS: readonly Option[] = []

interface SectionProps {
  offer: CandidateOffer
  configurator: Configurator
}

/** Budget, company car, fuel card, bike: the first excludes the two that follow it. */
export function MobilitySection({
  offer,
  configurator: { fields, change, figures },
}: SectionProps) {
  const t = useT()
  const has = (benefit: string) => isOffered(fields, benefit)
  const cars = fields.voitureSocieteOptions as readonly Option[] | undefined
  const atns = useMemo(() => atnsOfCars(offer, cars ?? []), [offer, cars])
  const bikes = fields.veloOptions as readonly Option[] | undefined
  const carEffects = useOptionEffects(offer, fields, cars ?? NO_OPTIONS, (car) =>
    chooseOption('voitureSociete', car)
  )
  const bikeEffects = useOptionEffects(offer, fields, bikes ?? NO_OPTIONS, (bike) =>
    chooseOption('velo', bike)
  )
  if (!['budgetMobilite', 'voitureSociete', 'carteEssence', 'velo'].some(has)) return null
  const eitherOr = has('budgetMobilite') && (has('voitureSociete') || has('carteEssence'))
  return (
    <SectionCard title={t('choices.mobility')}>
      {/* Small print: what one choice takes away is given back by the other. */}
      {eitherOr && (
        <p className="mb-5 flex gap-2 text-xs text-ink-soft">
          <Info className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {t(warningOf(fields))}
        </p>
      )}
      <div className="flex flex-col divide-y divide-line">
        {has('budgetMobilite') && (
          <BudgetBlock
            fields={fields}
            change={change}
            figures={figures}
            date={offer.date}
            offered={cars ?? []}
            atnOf={(car) => atns[(cars ?? []).indexOf(car)] ?? 0}
          />
        )}
        {has('voitureSociete') && (
          <ChoiceBlock
            choice="voitureSociete"
            fields={fields}
            onToggle={(on) =>
              change(
                chooseOption(
                  'voitureSociete',
                  on ? (chosenOption(fields, 'voitureSociete') ?? cars?.[0] ?? null) : null
                )
              )
            }
          >
            <OptionTable
              name={t('fields.voitureSociete')}
              options={cars ?? []}
              chosen={
                isChosen(fields, 'voitureSociete')
                  ? chosenOption(fields, 'voitureSociete')
                  : undefined
              }
              atns={atns}
              effects={carEffects}
              kind="car"
              energie
              none={!isCompulsory(fields, 'voitureSociete')}
              onChoose={(car) => change(chooseOption('voitureSociete', car))}
            />
          </ChoiceBlock>
        )}
        {has('carteEssence') && <FuelCardBlock fields={fields} change={change} />}
        {has('velo') && (
          <ChoiceBlock
            choice="velo"
            fields={fields}
            onToggle={(on) =>
              change(
                chooseOption(
                  'velo',
                  on ? (chosenOption(fields, 'velo') ?? bikes?.[0] ?? null) : null
                )
              )
            }
          >
            <OptionTable
              name={t('fields.velo')}
              options={bikes ?? NO_OPTIONS}
              effects={bikeEffects}
              kind="bike"
              chosen={isChosen(fields, 'velo') ? chosenOption(fields, 'velo') : undefined}
              none={!isCompulsory(fields, 'velo')}
              onChoose={(bike) => change(chooseOption('velo', bike))}
            />
          </ChoiceBlock>
        )}
      </div>
    </SectionCard>
  )
}

/** What the candidate has already says what choosing the other would take away. */
function warningOf(fields: Fields): string {
  if (isChosen(fields, 'budgetMobilite')) return 'choices.exclusionBudget'
  if (isChosen(fields, 'voitureSociete')) return 'choices.exclusionCar'
  if (isChosen(fields, 'carteEssence')) return 'choices.exclusionFuel'
  return 'choices.exclusion'
}
