import { quotient } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { datedRule, forms } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { HUNDREDTHS_OF_DECIMAL, WATT_HOURS_OF_DECIMAL } from '../../units.ts'
import { HYBRIDE_AVEC_BATTERIE, HYBRIDE_SANS_DONNEES } from './hybrides.ts'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula:
        '1 where batterieVS, rounded, is below voiture.batterieMinimum, or co2VS above voiture.emissionHybride; else 0',
      also: ['hybrideVS'],
      unit: 'count',
      onlyFor: 'hybrideVS',
    },
    formula: sansEuro6eBis,
  },
  {
    from: '2025-01-01',
    notes: {
      formula:
        '1 where batterieVS, rounded, is below voiture.batterieMinimum, or co2VS above voiture.emissionHybride (voiture.emissionHybride6eBis with euro6eBisVS); else 0',
      also: ['hybrideVS'],
      unit: 'count',
      onlyFor: 'hybrideVS',
    },
    formula: avecEuro6eBis,
  }
)

/**
 * CIR 92, art. 36, § 2, al. 10: a plug-in hybrid ordered from 2018 on is a false one where its battery, rounded to a
 * decimal of a kWh for each 100 kg, is too small or its emission too high. Since 2025 more may be emitted under Euro
 * 6e-bis. Nothing is judged that is not told.
 */
export const fauxHybrideVS = datedRule('fauxHybrideVS', formes, (c, law) => {
  if (c.hybrideVS <= HYBRIDE_SANS_DONNEES) return 0
  return law.day < formes[1].day ? sansEuro6eBis(c, law) : avecEuro6eBis(c, law)
})

function sansEuro6eBis(c: Sheet, law: Law): number {
  return juge(c, law, law.voiture.emissionHybride)
}

function avecEuro6eBis(c: Sheet, law: Law): number {
  const { emissionHybride, emissionHybride6eBis } = law.voiture
  return juge(c, law, c.euro6eBisVS === 1 ? emissionHybride6eBis : emissionHybride)
}

function juge({ hybrideVS, batterieVS, co2VS }: Sheet, { voiture }: Law, maximum: number): number {
  if (hybrideVS <= HYBRIDE_SANS_DONNEES) return 0
  const batterie = WATT_HOURS_OF_DECIMAL * quotient(batterieVS, HUNDREDTHS_OF_DECIMAL)
  const petite = hybrideVS === HYBRIDE_AVEC_BATTERIE && batterie < voiture.batterieMinimum
  return petite || co2VS > maximum ? 1 : 0
}
