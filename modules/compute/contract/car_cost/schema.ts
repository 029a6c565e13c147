import { explanation, hypothesesShape } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, list, strict, whole, type JsonSchema } from '../schema_parts.ts'
import {
  FRAIS_MAXIMUM,
  KM_MAXIMUM,
  KWH_MAXIMUM,
  TARIF_MAXIMUM,
  TRAJET_MAXIMUM,
} from './read_voiture.ts'
import { CAR_COST_LINES, HYPOTHESE_VOITURE_CODES, METHODES_TVA, TAUX_IMPOT } from './types.ts'

const percent = { type: 'number', minimum: 0, maximum: 100, description: 'percent' }
const spent = { ...amount, minimum: 0, maximum: FRAIS_MAXIMUM }

export const VOITURE_SCHEMA = strict({
  tva: { enum: METHODES_TVA },
  usageProfessionnel: percent,
  kmAnnuels: { ...count, minimum: 1, maximum: KM_MAXIMUM },
  kmDomicileTravail: { ...count, maximum: TRAJET_MAXIMUM },
  partElectrique: percent,
  kwhDomicile: { type: 'number', minimum: 0, maximum: KWH_MAXIMUM, description: 'kWh a month' },
  tarifRecharge: {
    type: 'number',
    minimum: 0,
    maximum: TARIF_MAXIMUM,
    description: 'cents of a euro for a kWh, at most two decimals',
  },
  fraisAnnexes: spent,
  impot: { enum: TAUX_IMPOT },
  budgetPilier2: spent,
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what is told of its car. */
export const CAR_COST_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, voiture: VOITURE_SCHEMA },
  ofCompute.required
)

const figures = {
  brut: amount,
  net: amount,
  netAnnuel: amount,
  enNature: amount,
  cout: amount,
}
const told = whole(figures)
const budget = { montant: amount, plafond: amount }
const refusal = {
  oneOf: [
    whole({ code: { const: 'minimum' }, minimum: amount }),
    whole({
      code: { const: 'refused' },
      errors: list({ type: 'object', additionalProperties: true }),
    }),
  ],
}
const orRefused = (more: JsonSchema) => ({
  anyOf: [
    strict({ ...figures, ...more }, Object.keys(figures)),
    strict({ refusal, ...more }, ['refusal']),
  ],
})
const orNothing = { type: ['number', 'null'], description: 'euros a month, at most two decimals' }

export const CAR_COST_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    annees: list(
      strict(
        {
          annee: { type: 'integer' },
          taux: whole({ deductible: percent, carburant: percent, tva: percent }),
          lignes: whole(Object.fromEntries(CAR_COST_LINES.map((key) => [key, amount]))),
          explanation,
        },
        ['annee', 'taux', 'lignes']
      )
    ),
    choix: whole({
      sans: told,
      voiture: told,
      budget: orRefused(budget),
      salaire: orRefused({}),
      seuil: whole({ budget: orNothing, salaire: orNothing }),
    }),
    hypotheses: hypothesesShape(HYPOTHESE_VOITURE_CODES),
  },
  ['lawset', 'annees', 'choix', 'hypotheses']
)
