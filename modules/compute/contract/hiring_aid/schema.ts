import { explanation, hypothesesShape } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, flag, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { REGIONS } from '../year_tax/read_menage.ts'
import { AGE_MAXIMUM, AGE_MINIMUM } from '../beside/ages.ts'
import { MOIS_MAXIMUM } from './read_embauche.ts'
import { EQUIPES_WORDS, HIRING_AID_LINES, HYPOTHESE_EMBAUCHE_CODES, STARTERS } from './types.ts'

export const EMBAUCHE_SCHEMA = strict({
  regionTravail: { enum: REGIONS },
  regionDomicile: { enum: REGIONS },
  age: { ...count, minimum: AGE_MINIMUM, maximum: AGE_MAXIMUM },
  moisSansEmploi: { ...count, maximum: MOIS_MAXIMUM },
  peuQualifie: flag,
  recherche: flag,
  equipes: { enum: EQUIPES_WORDS },
  starter: { enum: STARTERS },
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what is told of the hiring. */
export const HIRING_AID_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, embauche: EMBAUCHE_SCHEMA },
  [...ofCompute.required, 'embauche']
)

export const HIRING_AID_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    lignes: whole(Object.fromEntries(HIRING_AID_LINES.map((key) => [key, amount]))),
    hypotheses: hypothesesShape(HYPOTHESE_EMBAUCHE_CODES),
    explanation,
  },
  ['lawset', 'lignes', 'hypotheses']
)
