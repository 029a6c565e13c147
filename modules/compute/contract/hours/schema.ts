import { endOfAnswer, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { flag, orNull, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { HOURS_OF_MONTH, HOURS_OF_YEAR, PRIME_MAXIMUM, REGIMES } from './read_prestations.ts'
import { DISPENSE_CONDITIONS, HOURS_HYPOTHESES, HOURS_LINES } from './types.ts'

const hours = { type: 'number', minimum: 0, maximum: HOURS_OF_MONTH, description: 'hours' }
const earlier = { ...hours, maximum: HOURS_OF_YEAR }
const percent = {
  type: 'number',
  minimum: 0,
  maximum: PRIME_MAXIMUM,
  description: 'percent of the hour',
}

export const PRESTATIONS_SCHEMA = strict({
  heuresSup50: hours,
  heuresSup100: hours,
  heuresSup20: hours,
  heuresAvantageesAnnee: earlier,
  travauxImmobiliers: flag,
  heuresNettes: hours,
  heuresNettesAnnee: earlier,
  heuresNuit: hours,
  primeNuit: percent,
  cinquanteAns: flag,
  heuresEquipe: hours,
  primeEquipe: percent,
  heuresDimanche: hours,
  primeDimanche: percent,
  heuresFerie: hours,
  primeFerie: percent,
  regime: { enum: REGIMES },
  primePrevue: flag,
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what happened in the month. */
export const HOURS_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, prestations: PRESTATIONS_SCHEMA },
  [...ofCompute.required, 'prestations']
)

export const HOURS_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    salaireHoraire: { type: 'number', description: 'euros, four decimals' },
    lignes: whole(Object.fromEntries(HOURS_LINES.map((key) => [key, orNothing]))),
    contingent: whole({ annee: hours, mois: hours, reste: hours }),
    contingentNet: orNull(whole({ annee: hours, reste: hours })),
    conditions: orNull(whole(Object.fromEntries(DISPENSE_CONDITIONS.map((key) => [key, flag])))),
    ...endOfAnswer(HOURS_HYPOTHESES),
  },
  ['lawset', 'salaireHoraire', 'lignes', 'contingent', 'contingentNet', 'conditions', 'hypotheses']
)
