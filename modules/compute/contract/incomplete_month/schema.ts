import { endOfAnswer, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import { amount, count, date, flag, list, strict, whole, type JsonSchema } from '../schema_parts.ts'
import { AGE_MAXIMUM, AGE_MINIMUM } from '../beside/ages.ts'
import { ABSENCES_MAXIMUM, MONTANT_MAXIMUM, TYPES_ABSENCE } from './read_mois_incomplet.ts'
import {
  COMPTES_DE_JOURS,
  DISPENSES_DU_MOIS,
  ETATS_DU_JOUR,
  INCOMPLETE_MONTH_HYPOTHESES,
  INCOMPLETE_MONTH_LINES,
} from './types.ts'

const received = { ...amount, minimum: 0, maximum: MONTANT_MAXIMUM }

export const MOIS_INCOMPLET_SCHEMA = strict({
  debutContrat: date,
  finContrat: date,
  contratCourt: flag,
  joursTravail: {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
  },
  absences: {
    type: 'array',
    maxItems: ABSENCES_MAXIMUM,
    items: strict(
      {
        type: { enum: TYPES_ABSENCE },
        debut: date,
        fin: date,
        rechute: whole({ debut: date, fin: date }),
        reprisePartielle: flag,
      },
      ['type', 'debut', 'fin']
    ),
  },
  age: { type: 'integer', minimum: AGE_MINIMUM, maximum: AGE_MAXIMUM },
  decompte: whole({ brutExercice: received, simplePaye: received, doublePaye: received }),
  dispense: { enum: DISPENSES_DU_MOIS },
})

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with what happens in the month of its date. */
export const INCOMPLETE_MONTH_REQUEST_SCHEMA = strict(
  { ...ofCompute.properties, moisIncomplet: MOIS_INCOMPLET_SCHEMA },
  [...ofCompute.required, 'moisIncomplet']
)

export const INCOMPLETE_MONTH_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    jours: list(
      whole({
        date,
        etat: { enum: ETATS_DU_JOUR },
        jourMaladie: { type: ['integer', 'null'], minimum: 1 },
      })
    ),
    comptes: whole(Object.fromEntries(COMPTES_DE_JOURS.map((key) => [key, count]))),
    lignes: whole(Object.fromEntries(INCOMPLETE_MONTH_LINES.map((key) => [key, orNothing]))),
    ...endOfAnswer(INCOMPLETE_MONTH_HYPOTHESES),
  },
  ['lawset', 'jours', 'comptes', 'lignes', 'hypotheses']
)
