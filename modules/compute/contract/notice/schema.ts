import { endOfAnswer, orNothing } from '../beside/schema.ts'
import { LAWSET_SCHEMA, REQUEST_SCHEMA } from '../schema.ts'
import {
  amount,
  count,
  date,
  flag,
  orNull,
  strict,
  whole,
  type JsonSchema,
} from '../schema_parts.ts'
import { DUREES, JOURS_SECTEUR_MAXIMUM, MODES, MONTANT_MAXIMUM } from './read_preavis.ts'
import { NOTICE_HYPOTHESES, NOTICE_LINES } from './types.ts'

const received = { ...amount, minimum: 0, maximum: MONTANT_MAXIMUM }

export const PREAVIS_SCHEMA = strict(
  {
    mode: { enum: MODES },
    debutContrat: date,
    debutAnciennete: date,
    duree: { enum: DUREES },
    superieur2013: flag,
    joursSecteur: { ...count, minimum: 1, maximum: JOURS_SECTEUR_MAXIMUM },
    autresAvantages: received,
    brutAnneeEnCours: received,
    brutAnneePrecedente: received,
    joursRestants: { type: 'number', minimum: 0, maximum: 30 },
    doublePeculePaye: flag,
    primeProrata: flag,
  },
  ['mode', 'debutContrat']
)

const ofCompute = REQUEST_SCHEMA as { properties: JsonSchema; required: readonly string[] }

/** The request of `compute` with the contract that is ended. */
export const NOTICE_REQUEST_SCHEMA = strict({ ...ofCompute.properties, preavis: PREAVIS_SCHEMA }, [
  ...ofCompute.required,
  'preavis',
])

const dayOrNothing = orNull(date)

export const NOTICE_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    mode: { enum: MODES },
    jours: whole({ effet: dayOrNothing, debut: dayOrNothing, fin: date }),
    anciennete: whole({ annees: count, mois: count }),
    duree: whole({ mois: count, jours: count, semaines: count, total: { type: 'number' } }),
    lignes: whole(Object.fromEntries(NOTICE_LINES.map((key) => [key, orNothing]))),
    ...endOfAnswer(NOTICE_HYPOTHESES),
  },
  ['lawset', 'mode', 'jours', 'anciennete', 'duree', 'lignes', 'hypotheses']
)
