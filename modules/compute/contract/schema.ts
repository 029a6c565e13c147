import { BENEFITS_SCHEMA } from './package/index.ts'
import { ANNUAL_FIELDS, MONTHLY_FIELDS } from './lines.ts'
import {
  amount,
  amounts,
  count,
  date,
  flag,
  list,
  strict,
  whole,
  type JsonSchema,
} from './schema_parts.ts'
import { LAW_PRESETS } from './read_law.ts'
import { SOUGHT_PATHS } from './read_solve.ts'
import { ETATS_CIVILS } from './etats_civils.ts'
import { SOLVABLE_PATHS } from './targets.ts'
import type { RemunerationBrutLowest } from './types.ts'

export type { JsonSchema }

const lines = list(whole({ key: { type: 'string' }, amount }))
const groups = {
  remunerationsFixes: lines,
  remunerationsFixesTotal: amount,
  frais: lines,
  fraisTotal: amount,
  remunerationsVariables: lines,
  remunerationsVariablesTotal: amount,
  avantages: lines,
  avantagesTotal: amount,
}

export const COMPANY_SCHEMA = strict({
  effectif: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  assuranceLoiTaux: { type: 'number', minimum: 0, maximum: 0.2 },
})

export const WORKER_SCHEMA = strict({
  etatCivil: { enum: ETATS_CIVILS },
  conjointTravaille: flag,
  revenusConjoint: {
    enum: ['AUCUN', 'PROFESSIONNELS', 'PROFESSIONNELS_LIMITES', 'PENSION_LIMITEE'],
  },
  enfantsACharge: { ...count, maximum: 30 },
  enfantsHandicapes: { ...count, maximum: 30 },
  parentIsole: flag,
  handicape: flag,
  conjointHandicape: flag,
  autresPersonnesACharge: { ...count, maximum: 30 },
  ascendantsACharge: { ...count, maximum: 30 },
  dirigeant: flag,
  nonResident: flag,
})

const STAGE_SCHEMA = strict({
  age: { type: 'integer', minimum: 15, maximum: 99 },
  region: { enum: ['BRUXELLES', 'WALLONIE', 'FLANDRE'] },
  salaireEngagement: { ...amount, minimum: 0, maximum: 10_000_000 },
  revenuRemplacement: { ...amount, minimum: 0, maximum: 10_000_000 },
  pourcentage: { type: 'number', minimum: 60, maximum: 100 },
})

export const PACKAGE_SCHEMA = strict(
  {
    ...BENEFITS_SCHEMA,
    id: { type: 'string' },
    packageType: { enum: ['FIX', 'FLEX'] },
    packageCategory: { enum: ['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] },
    nomFonction: { type: 'string' },
    typeContrat: { type: 'string' },
    department: {},
    offerWorkerId: { type: ['string', 'null'] },
    contractWorkerId: { type: ['string', 'null'] },
    simulationWorkerId: { type: ['string', 'null'] },
    hasSalaireBrutMin: flag,
    salaireBrutMin: { ...amount, minimum: 0 },
    computeModelConfig: strict(
      {
        commissionParitaire: { type: ['string', 'null'] },
        employmentType: { enum: ['EMPLOYE', 'OUVRIER', 'CONTRACTOR', 'INTERN'] },
        heuresSemaine: { ...amount, exclusiveMinimum: 0, maximum: 60, description: 'hours a week' },
        hasPrimeFinAnnee: flag,
        primeFinAnneeMois: { type: 'number', minimum: 0.01, maximum: 12, description: 'months' },
        primeFinAnneeTaux: { type: 'number', minimum: 0, maximum: 0.2 },
        primeFinAnneeFixe: { ...amount, minimum: 0.01, maximum: 100_000 },
        primeFinAnneeFonds: flag,
        primeFondsTaux: { type: 'number', minimum: 0, maximum: 0.2 },
        hasPrimeSectorielle: flag,
        primeSectorielle: { ...amount, minimum: 0.01, maximum: 100_000 },
        categorieEmployeur: { type: 'string', pattern: '^\\d{3}$' },
        fondsTaux: { type: 'number', minimum: 0, maximum: 0.2 },
        pensionTaux: { type: 'number', minimum: 0, maximum: 0.2 },
        fondsForfait: { ...amount, minimum: 0, maximum: 100_000 },
        assuranceLoiTaux: { type: 'number', minimum: 0, maximum: 0.2 },
        classe: { type: 'string' },
        anciennete: { ...count, maximum: 60 },
        echelle: { type: 'string' },
        hasPeculeAtns: flag,
        joursChequesRepas: { ...count, maximum: 366 },
        categorieReduction: { enum: [1, 2, 3, '3BIS'] },
        stage: STAGE_SCHEMA,
      },
      ['employmentType']
    ),
    salaireBrut: { ...amount, minimum: 0, maximum: 10_000_000 },
    salaireBrutHoraire: {
      type: 'number',
      minimum: 0,
      maximum: 100_000,
      description: 'euros, four decimals',
    },
    regimeNumerateur: { ...amount, exclusiveMinimum: 0, maximum: 60 },
    regimeDenominateur: { ...amount, exclusiveMinimum: 0, maximum: 60 },
  },
  ['computeModelConfig']
)

const figure = { anyOf: [{ type: 'number' }, list({ type: 'number' })] }

export const REQUEST_SCHEMA = strict(
  {
    id: {},
    date,
    company: COMPANY_SCHEMA,
    worker: WORKER_SCHEMA,
    package: PACKAGE_SCHEMA,
    law: strict({
      base: date,
      preset: { enum: LAW_PRESETS },
      set: { type: 'object', additionalProperties: figure },
    }),
    solve: strict(
      {
        target: { type: 'string', examples: SOLVABLE_PATHS },
        amount,
        for: { type: 'string', examples: SOUGHT_PATHS },
      },
      ['target', 'amount']
    ),
    explain: flag,
  },
  ['date', 'package']
)

/** Empty for a FIX package, whole for a FLEX one. */
const LOWEST = {
  salaireBrut: amount,
  salaireBrutTotalEmployeur: amount,
  salaireBrutTotalWorker: amount,
  salaireNet: amount,
  remunerationMensuelle: amount,
  remunerationAnnuelle: amount,
  coutEmployeurAnnuel: amount,
} satisfies Record<keyof RemunerationBrutLowest, JsonSchema>

const FLEX_ANSWER = whole({
  budget: amount,
  salaireBrutInitial: amount,
  salaireBrutHighest: amount,
  minimum: { type: ['number', 'null'] },
  alerte: { enum: ['orange', 'red', null] },
  manquants: list({ type: 'string' }),
  choix: list(whole({ key: { type: 'string' }, choisi: flag, obligatoire: flag })),
})

/** What is saved with a package: the figures alone. */
export const FIGURES_SCHEMA = whole({
  coutEmployeur: whole({
    ...groups,
    exclusions: lines,
    exclusionsTotal: amount,
    coutEmployeurAnnuel: amount,
    coutEmployeurAnnuelAvecExclusions: amount,
  }),
  remuneration: whole({
    remunerationMensuelle: whole({
      ...Object.fromEntries(MONTHLY_FIELDS.map((name) => [name, amount])),
      salaireBrutHoraire: { type: 'number', description: 'euros, four decimals' },
    }),
    remunerationAnnuelle: amounts(ANNUAL_FIELDS),
    totalCashAnnuel: whole({ ...groups, totalCashAnnuel: amount }),
    elementsSalariauxFlex: lines,
  }),
  remunerationBrutLowest: strict(LOWEST),
  budgetMobiliteMax: amount,
})

export const LAWSET_SCHEMA = strict(
  {
    id: { type: 'string' },
    hash: { type: 'string' },
    extrapolated: { const: true },
    projection: whole({
      parameters: list(whole({ id: { type: 'string' }, year: { type: 'integer' } })),
      lines: list({ type: 'string' }),
    }),
    assumed: { const: true },
    preset: { enum: LAW_PRESETS },
  },
  ['id', 'hash']
)

const side = whole({ amount, value: amount })
const unit = { enum: ['EUR', '%', 'count'] }

const shownParameter = strict(
  {
    id: { type: 'string' },
    value: figure,
    unit,
    from: date,
    source: { type: 'string' },
    href: { type: 'string', format: 'uri' },
    confidence: { type: 'string' },
    checked: date,
  },
  ['id', 'value', 'unit', 'from', 'source', 'confidence', 'checked']
)

const explanationLine = strict(
  {
    rule: { type: 'string' },
    value: { type: 'number' },
    unit,
    formula: { type: 'string' },
    inputs: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
    parameters: list(shownParameter),
    rounding: {
      enum: ['none', 'cent', 'cent_below', 'each_step', 'two_decimals', 'four_decimals'],
    },
    unknown: list({ type: 'string' }),
    projected: { const: true },
  },
  ['rule', 'value', 'unit', 'formula', 'inputs', 'parameters', 'rounding']
)

export const GAP_SCHEMA = whole({
  line: { type: 'string' },
  effect: { enum: ['left_out', 'incomplete'] },
  parameters: list(whole({ id: { type: 'string' }, from: date })),
})

export const ANSWER_SCHEMA = strict(
  {
    id: {},
    lawset: LAWSET_SCHEMA,
    defaults: list({ type: 'string' }),
    solved: strict(
      {
        for: { type: 'string' },
        amount,
        exact: flag,
        below: side,
        above: side,
        cause: { type: 'string' },
      },
      ['for', 'amount', 'exact']
    ),
    gaps: list(GAP_SCHEMA),
    bareme: strict(
      {
        minimum: { type: ['number', 'null'] },
        horaire: { type: 'number', description: 'euros, four decimals' },
        echelle: { type: 'string' },
        classe: { type: 'string' },
        anciennete: count,
        respecte: { type: ['boolean', 'null'] },
      },
      ['minimum', 'echelle', 'classe', 'anciennete', 'respecte']
    ),
    sousMinimum: list(
      whole({
        code: { enum: ['rmmmg', 'bareme'] },
        minimum: amount,
        remuneration: amount,
        parameter: whole({
          id: { type: 'string' },
          from: date,
          source: { type: 'string' },
          confidence: { type: 'string' },
          checked: date,
        }),
      })
    ),
    questions: list({
      oneOf: [
        whole({
          code: { enum: ['rangEngagement'] },
          path: { type: 'string' },
          effectif: count,
          parameter: shownParameter,
        }),
        whole({
          code: {
            enum: ['hybrideSansDonnees', 'hybrideSansBatterie', 'fauxHybrideSansEquivalent'],
          },
          path: { type: 'string' },
          co2: { type: 'number', minimum: 0 },
          parameter: shownParameter,
        }),
        whole({
          code: { enum: ['naissanceInconnue'] },
          path: { type: 'string' },
          taux: { type: 'number', minimum: 0, maximum: 100 },
        }),
        strict(
          {
            code: { enum: ['secteurPrimeFinAnnee', 'secteurCotisations', 'secteurForfait'] },
            path: { type: 'string' },
            commission: { type: 'string' },
            line: { type: 'string' },
            montant: { type: 'number', minimum: 0 },
          },
          ['code', 'path', 'commission', 'line']
        ),
      ],
    }),
    nonCalcule: list({ enum: ['cotisationsIndependant'] }),
    indemniteMinimale: whole({
      minimum: { type: ['number', 'null'] },
      respecte: { type: ['boolean', 'null'] },
    }),
    flex: FLEX_ANSWER,
    minimumBrut: whole({ minimum: amount, respecte: flag }),
    compute: FIGURES_SCHEMA,
    explanation: list(explanationLine),
  },
  ['lawset', 'defaults', 'compute']
)
