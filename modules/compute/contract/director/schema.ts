import { endOfAnswer, hypothesesShape, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, flag, orNull, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { MENAGE_SCHEMA } from '../year_tax/schema.ts'
import { HYPOTHESE_CODES } from '../year_tax/types.ts'
import { BENEFICE_MAXIMUM, FRAIS_GESTION_MAXIMUM, LOYER_MAXIMUM } from './read_dirigeant.ts'
import { DIRECTOR_LINES, HYPOTHESE_DIRIGEANT_CODES, TAUX_REDUITS } from './types.ts'

export const DIRIGEANT_SCHEMA = strict({
  loyer: { ...amount, minimum: 0, maximum: LOYER_MAXIMUM },
  revenuCadastral: { ...amount, minimum: 0, maximum: LOYER_MAXIMUM },
  fraisGestion: {
    type: 'number',
    minimum: 0,
    maximum: FRAIS_GESTION_MAXIMUM,
    description: 'percent of the contributions',
  },
  cotisationsParSociete: flag,
  benefice: { ...amount, minimum: 0, maximum: BENEFICE_MAXIMUM },
  petiteSociete: flag,
  jeuneSociete: flag,
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with the household and what is told of the director. */
export const DIRECTOR_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, menage: MENAGE_SCHEMA, dirigeant: DIRIGEANT_SCHEMA },
  [...ofCompute.required, 'menage', 'dirigeant']
)

const flow = whole({
  cout: amount,
  reste: amount,
  cotisations: amount,
  impot: amount,
  avantages: amount,
})

const hundred = whole({
  remuneration: orNull(
    whole({ cotisations: amount, impot: amount, avantages: amount, reste: amount })
  ),
  dividende: orNull(
    whole({ impotSociete: amount, ordinaire: amount, vvprBis: amount, reserve: amount })
  ),
})

export const DIRECTOR_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    annee: count,
    lignes: whole(Object.fromEntries(DIRECTOR_LINES.map((key) => [key, orNothing]))),
    partage: orNull(flow),
    centEuros: hundred,
    tauxReduit: { enum: TAUX_REDUITS },
    hypothesesImpot: hypothesesShape(HYPOTHESE_CODES),
    ...endOfAnswer(HYPOTHESE_DIRIGEANT_CODES),
  },
  [
    'lawset',
    'annee',
    'lignes',
    'partage',
    'centEuros',
    'tauxReduit',
    'hypotheses',
    'hypothesesImpot',
  ]
)
