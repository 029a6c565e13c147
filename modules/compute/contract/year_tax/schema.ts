import { endOfAnswer, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, orNull, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { REGIONS, REVENU_MAXIMUM, TAUX_COMMUNAL_MAXIMUM } from './read_menage.ts'
import { HYPOTHESE_CODES, YEAR_TAX_LINES } from './types.ts'

const received = { ...amount, minimum: 0, maximum: REVENU_MAXIMUM }

export const MENAGE_SCHEMA = strict(
  {
    tauxCommunal: {
      type: 'number',
      minimum: 0,
      maximum: TAUX_COMMUNAL_MAXIMUM,
      description: 'percent: the surcharge of the municipality',
    },
    region: { enum: REGIONS },
    revenuConjoint: received,
    precompteConjoint: received,
    cotisationSpecialeConjoint: received,
    enfantsMoinsDeTrois: { ...count, maximum: 30 },
  },
  ['tauxCommunal']
)

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with the household that is assessed. */
export const YEAR_TAX_REQUEST_SCHEMA = strict({ ...ofCompute.properties, menage: MENAGE_SCHEMA }, [
  ...ofCompute.required,
  'menage',
])

const hundred = whole({ cotisations: amount, impot: amount, autres: amount, reste: amount })
const hundredOrNothing = orNull(hundred)
export const YEAR_TAX_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    annee: { type: 'integer' },
    lignes: whole(Object.fromEntries(YEAR_TAX_LINES.map((key) => [key, orNothing]))),
    flux: whole({
      brut: amount,
      cotisations: amount,
      precompte: amount,
      autres: amount,
      net: amount,
      solde: orNothing,
      reste: orNothing,
    }),
    centEuros: whole({
      moyenne: hundredOrNothing,
      marginal: orNull(whole({ mois: hundred, annee: hundredOrNothing, cout: amount })),
    }),
    ...endOfAnswer(HYPOTHESE_CODES),
  },
  ['lawset', 'annee', 'lignes', 'flux', 'centEuros', 'hypotheses']
)
