import type { ListedParameter } from './listed_parameters.ts'

/** What a figure is of, beside its unit: of a kilometre, a number of kilometres, two numbers one over the other. */
export type Measure = 'perKm' | 'km' | 'gPerKm' | 'ratio' | null

interface Read {
  readonly value: number | readonly number[]
  readonly measure: Measure
}

/** The engine holds these per 100 km, for cents alone would lose the last two decimals. */
const PER_100_KM = [
  'transport.kilometre',
  'transport.veloKilometre',
  'transport.cp200VeloKilometre',
]
const KM = [
  'transport.carteTrainDistances',
  'transport.cct19Distances',
  'transport.cp200VoitureDistance',
  'transport.cp200VeloDistance',
]
const GRAMS_PER_KM = [
  'voiture.referenceDiesel',
  'voiture.referenceEssence',
  'voiture.emissionHybride',
  'voiture.emissionHybride6eBis',
]
const RATIOS = ['voiture.fraction']
const HUNDREDTHS = ['transport.cp200JoursMois']

/** A figure of the law as people read it: EUR a kilometre, kilometres, six sevenths; else as it is. */
export function readFigure(
  { id }: Pick<ListedParameter, 'id'>,
  value: number | readonly number[]
): Read {
  if (typeof value === 'number' && PER_100_KM.includes(id))
    return { value: value / 100, measure: 'perKm' }
  if (typeof value === 'number' && HUNDREDTHS.includes(id))
    return { value: value / 100, measure: null }
  if (KM.includes(id)) return { value, measure: 'km' }
  if (GRAMS_PER_KM.includes(id)) return { value, measure: 'gPerKm' }
  return { value, measure: RATIOS.includes(id) ? 'ratio' : null }
}
