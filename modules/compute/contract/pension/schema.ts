import { endOfAnswer, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, list, strict, whole, type JsonSchema } from '../schema_parts.ts'
import {
  AGE_FIN_MINIMUM,
  AGE_MAXIMUM_PENSION,
  AGE_MINIMUM_PENSION,
  RENDEMENT_MAXIMUM,
  RESERVES_MAXIMUM,
} from './read_pension.ts'
import { FORMES_RENTE, HYPOTHESE_PENSION_CODES, PENSION_LINES } from './types.ts'

const received = { ...amount, minimum: 0, maximum: RESERVES_MAXIMUM }

export const PENSION_SCHEMA_TOLD = strict(
  {
    age: { ...count, minimum: AGE_MINIMUM_PENSION, maximum: AGE_MAXIMUM_PENSION },
    agePension: { ...count, minimum: AGE_FIN_MINIMUM, maximum: AGE_MAXIMUM_PENSION },
    anneesPassees: count,
    anneesAilleurs: count,
    anneesAvant2021: count,
    formeRente: { enum: FORMES_RENTE },
    coefficient: { type: 'number', minimum: 1 },
    reserves: received,
    autresCapitaux: received,
    rendement: { type: 'number', minimum: 0, maximum: RENDEMENT_MAXIMUM },
    pensionLegale: received,
    plafondPensionLegale: received,
    rentesAcquises: received,
    augmentationReserves: received,
    anneesCarriere: count,
  },
  ['age']
)

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what is told of the person and the plan. */
export const PENSION_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, pension: PENSION_SCHEMA_TOLD },
  [...ofCompute.required, 'pension']
)

export const PENSION_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    annees: whole({ futures: count, regle: count }),
    coefficient: { type: 'number' },
    primes: list(whole({ age: count, prime: amount })),
    lignes: whole(Object.fromEntries(PENSION_LINES.map((key) => [key, orNothing]))),
    ...endOfAnswer(HYPOTHESE_PENSION_CODES),
  },
  ['lawset', 'annees', 'coefficient', 'lignes', 'hypotheses']
)
