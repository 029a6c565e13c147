import {
  REGIONS,
  TAUX_COMMUNAL_MAXIMUM,
  type ComputeError,
  type MenageFields,
  type Region,
  type WorkerFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

/** What is typed of a household; null is not told. */
export interface Household {
  /** Percent. */
  rate: number | null
  region: Region | null
  spouseIncome: number | null
  spouseTax: number | null
  spouseSpecial: number | null
  underThree: number | null
}

export const UNTOLD: Household = {
  rate: null,
  region: null,
  spouseIncome: null,
  spouseTax: null,
  spouseSpecial: null,
  underThree: null,
}

/** The household as the engine asks it; what this worker is not asked stays out, whatever was typed of another situation. */
export function menageOf(household: Household, worker: WorkerFields): Partial<MenageFields> {
  const { rate, region, spouseIncome, spouseTax, spouseSpecial, underThree } = household
  const { ofSpouse, ofChildren } = asksOf(worker)
  return {
    ...(rate !== null && { tauxCommunal: rate }),
    ...(region !== null && { region }),
    ...(ofSpouse && spouseIncome !== null && { revenuConjoint: spouseIncome }),
    ...(ofSpouse && spouseTax !== null && { precompteConjoint: spouseTax }),
    ...(ofSpouse && spouseSpecial !== null && { cotisationSpecialeConjoint: spouseSpecial }),
    ...(ofChildren && underThree !== null && { enfantsMoinsDeTrois: underThree }),
  }
}

/** The spouse is asked for where there is one who earns, children where there are some. */
function asksOf(worker: WorkerFields): { ofSpouse: boolean; ofChildren: boolean } {
  const { etatCivil, revenusConjoint, conjointTravaille, enfantsACharge = 0 } = worker
  const isCouple = etatCivil === 'marie' || etatCivil === 'cohabitant'
  const earns = revenusConjoint ? revenusConjoint !== 'AUCUN' : conjointTravaille === true
  return { ofSpouse: isCouple && earns, ofChildren: enfantsACharge > 0 }
}

const NO_REGION = 'NONE'

interface YearHouseholdProps {
  worker: WorkerFields
  household: Household
  onChange: (household: Household) => void
  errors: readonly ComputeError[]
}

/** What an assessment asks and no package tells. */
export function YearHousehold({ worker, household, onChange, errors }: YearHouseholdProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (path: keyof MenageFields) => errorOf(`menage.${path}`)
  const set = (patch: Partial<Household>) => onChange({ ...household, ...patch })
  const { ofSpouse, ofChildren } = asksOf(worker)
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <Field
        label={t('year-tax.rate')}
        hint={t('year-tax.rateHint')}
        error={errorAt('tauxCommunal')}
      >
        {(control) => (
          <NumberInput
            {...control}
            min={0}
            max={TAUX_COMMUNAL_MAXIMUM}
            step="any"
            value={household.rate}
            onValueChange={(rate) => set({ rate })}
          />
        )}
      </Field>
      <Field label={t('compute.told.menage.region')} error={errorAt('region')}>
        {(control) => (
          <Select<string>
            {...control}
            value={household.region ?? NO_REGION}
            onValueChange={(next) => set({ region: next === NO_REGION ? null : (next as Region) })}
            options={[NO_REGION, ...REGIONS].map((value) => ({
              value,
              label: t(
                value === NO_REGION ? 'year-tax.region_NONE' : `compute.told.values.${value}`
              ),
            }))}
          />
        )}
      </Field>
      {ofChildren && (
        <Field
          label={t('compute.inputs.enfantsMoinsDeTrois')}
          error={errorAt('enfantsMoinsDeTrois')}
        >
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              max={worker.enfantsACharge}
              step={1}
              value={household.underThree}
              onValueChange={(underThree) => set({ underThree })}
            />
          )}
        </Field>
      )}
      {ofSpouse && (
        <>
          <Field
            label={t('compute.inputs.revenuConjoint')}
            hint={t('year-tax.spouseIncomeHint')}
            error={errorAt('revenuConjoint')}
          >
            {(control) => (
              <MoneyInput
                {...control}
                step={100}
                value={household.spouseIncome}
                onValueChange={(spouseIncome) => set({ spouseIncome })}
              />
            )}
          </Field>
          <Field label={t('compute.inputs.precompteConjoint')} error={errorAt('precompteConjoint')}>
            {(control) => (
              <MoneyInput
                {...control}
                step={100}
                value={household.spouseTax}
                onValueChange={(spouseTax) => set({ spouseTax })}
              />
            )}
          </Field>
          <Field
            label={t('compute.inputs.cotisationSpecialeConjoint')}
            error={errorAt('cotisationSpecialeConjoint')}
          >
            {(control) => (
              <MoneyInput
                {...control}
                step={10}
                value={household.spouseSpecial}
                onValueChange={(spouseSpecial) => set({ spouseSpecial })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
