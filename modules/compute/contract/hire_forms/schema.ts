import { explanation, hypothesesShape, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, flag, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { REGIONS } from '../year_tax/read_menage.ts'
import {
  AGE_APPRENTI_MAXIMUM,
  AGE_APPRENTI_MINIMUM,
  COEFFICIENT_MAXIMUM,
  COEFFICIENT_MINIMUM,
  HEURES_ENTREPRISE,
  HEURES_MAXIMUM,
  HEURES_SEMAINE_MAXIMUM,
  MINIMUM_HORAIRE_MAXIMUM,
  NIVEAUX,
  TAUX_APPRENTI_MAXIMUM,
} from './read_forme.ts'
import { FORMES, HIRE_FORMS_LINES, HYPOTHESE_FORME_CODES, OCCUPATIONS, RAISONS } from './types.ts'

const number = (minimum: number, maximum?: number) => ({
  type: 'number',
  minimum,
  ...(maximum !== undefined && { maximum }),
})

export const FORME_SCHEMA = strict({
  heures: number(1, HEURES_MAXIMUM),
  etudiant: flag,
  heuresRestantes: { type: 'number', minimum: 0 },
  occupation: { enum: OCCUPATIONS },
  memeEmployeur: flag,
  minimumHoraire: { ...number(0, MINIMUM_HORAIRE_MAXIMUM), description: 'euros an hour' },
  flexiGagne: { type: 'number', minimum: 0, description: 'euros' },
  regionApprenti: { enum: REGIONS },
  niveauApprenti: { ...count, minimum: 1, maximum: NIVEAUX },
  ageAnnee: { ...count, minimum: AGE_APPRENTI_MINIMUM, maximum: AGE_APPRENTI_MAXIMUM },
  heuresEntreprise: number(HEURES_ENTREPRISE, HEURES_SEMAINE_MAXIMUM),
  tauxApprenti: number(0, TAUX_APPRENTI_MAXIMUM),
  coefficient: number(COEFFICIENT_MINIMUM, COEFFICIENT_MAXIMUM),
  recruteEtranger: flag,
  chercheur: flag,
  indemnite: { type: 'number', minimum: 0 },
  indemniteEnPlus: flag,
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what is told of the person. */
export const HIRE_FORMS_REQUEST_SCHEMA = strict({ ...ofCompute.properties, forme: FORME_SCHEMA }, [
  ...ofCompute.required,
  'forme',
])

const forme = {
  oneOf: [
    whole({
      heures: { type: 'number' },
      cout: orNothing,
      net: amount,
      coutHoraire: orNothing,
      netHoraire: amount,
    }),
    strict({ raison: { enum: RAISONS }, montant: amount }, ['raison']),
  ],
}

export const HIRE_FORMS_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    heures: { type: 'number' },
    formes: whole(Object.fromEntries(FORMES.map((key) => [key, forme]))),
    lignes: whole(Object.fromEntries(HIRE_FORMS_LINES.map((key) => [key, orNothing]))),
    hypotheses: hypothesesShape(HYPOTHESE_FORME_CODES),
    explanation,
  },
  ['lawset', 'heures', 'formes', 'lignes', 'hypotheses']
)
