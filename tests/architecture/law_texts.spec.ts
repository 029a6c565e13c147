import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  carCost,
  compute,
  director,
  hoursPay,
  hireForms,
  hiringAid,
  incompleteMonth,
  inputText,
  lineOfRule,
  listParameters,
  notice,
  parameterText,
  pension,
  ruleText,
  subjectText,
  yearTax,
  type CarCostRequest,
  type ComputeRequest,
  type ExplanationLine,
  type PreavisFields,
  type WorkerFields,
  type PrestationsFields,
  type DirectorRequest,
  type HireFormsRequest,
  type HiringAidRequest,
  type IncompleteMonthRequest,
  type PensionRequest,
  type YearTaxRequest,
} from '#modules/compute/pure'
import { LIGNES_DIRIGEANT } from '#modules/compute/dirigeant/index'
import { LIGNES_EMBAUCHE } from '#modules/compute/embauche/index'
import { LIGNES_FORMES } from '#modules/compute/formes/index'
import { LIGNES_INCOMPLET } from '#modules/compute/incomplet/index'
import { LIGNES } from '#modules/compute/impot/index'
import { LIGNES_PENSION } from '#modules/compute/pension/index'
import { LIGNES_PREAVIS } from '#modules/compute/preavis/index'
import { LIGNES_PRESTATIONS } from '#modules/compute/prestations/index'
import { LIGNES_VOITURE } from '#modules/compute/voiture/index'
import { RULES } from '#modules/compute/rules/index'
import { HYBRID } from '#tests/helpers/package_body'
import { requestOf } from '../engine/any_package.ts'
import { request, seeded } from '../engine/requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const ENGINE_TESTS = 'tests/engine'
const TEXTS = 'modules/compute/lang'

const PARAMETERS = listParameters()
/** Those of the payslip, and of each sheet beside it. */
const ALL = [
  ...RULES,
  ...LIGNES,
  ...LIGNES_PRESTATIONS,
  ...LIGNES_PREAVIS,
  ...LIGNES_VOITURE,
  ...LIGNES_EMBAUCHE,
  ...LIGNES_DIRIGEANT,
  ...LIGNES_FORMES,
  ...LIGNES_INCOMPLET,
  ...LIGNES_PENSION,
]
const ruleIds: string[] = ALL.map(({ id }) => id)
const parameterIds = PARAMETERS.map(({ id }) => id)

/** Every set of notes of a rule: its forms by date, and its words for some situations. */
const NOTES = ALL.flatMap((rule) =>
  (rule.forms?.map(({ notes }) => notes) ?? [rule.notes]).flatMap((notes) => [
    notes,
    ...(notes.variants ?? []),
  ])
)

/** What the drawn packages never do. */
const RARE: readonly ComputeRequest[] = [
  request({
    package: { hasFraisTransport: true, typeFraisTransport: 'VELO', distanceDomicileTravail: 10 },
  }),
  request({
    package: {
      hasFraisTransport: true,
      typeFraisTransport: 'VOITURE_PRIVEE',
      distanceDomicileTravail: 20,
      salaireBrut: 2800,
    },
  }),
  request({
    package: {
      hasFraisTransport: true,
      typeFraisTransport: 'TRANSPORT_PUBLIC',
      distanceDomicileTravail: 20,
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP302' },
    },
  }),
  request({
    package: {
      hasStockOptions: true,
      stockOptionUnits: 100,
      stockOptionValue: 10,
      stockOptionReduit: true,
    },
  }),
  request({
    package: {
      computeModelConfig: {
        employmentType: 'INTERN',
        commissionParitaire: 'FPI/IBO E',
        stage: {
          region: 'WALLONIE',
          salaireEngagement: 2500,
          revenuRemplacement: 1000,
          pourcentage: 80,
        },
      },
      salaireBrut: undefined,
    },
  }),
  request({ date: '2026-08-01', package: { rangEngagement: 1 } }),
  request({
    worker: { dirigeant: true },
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE' },
      hasChauffage: true,
      chauffage: 200,
      hasElectricite: true,
      electricite: 90,
    },
  }),
  request({
    package: { ...HYBRID, batterieVS: 0.4 },
  }),
  request({
    package: {
      hasBudgetMobilite: true,
      budgetMobilite: 12_000,
      budgetMobiliteHasPilier1: true,
      energieVS: 'ELECTRIQUE',
      valeurVS: 45_000,
      tcoMensuelVS: 700,
      energieHorsTcoVS: 50,
    },
  }),
]

/** Years that are assessed: a household of two incomes with children, and one that keeps little of its exempt amount. */
const ASSESSED: readonly YearTaxRequest[] = [
  {
    ...request({
      worker: { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: 2 },
      package: { salaireBrut: 5000, hasCotisationAG: true, cotisationAG: 50 },
    }),
    menage: { tauxCommunal: 7, revenuConjoint: 12_000, precompteConjoint: 500 },
  },
  {
    ...request({
      worker: { enfantsACharge: 4, parentIsole: true },
      package: { salaireBrut: 2300 },
    }),
    menage: { tauxCommunal: 6, region: 'BRUXELLES' },
  },
]

const BUILDER: ComputeRequest['package'] = {
  computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
  salaireBrut: 3000,
}

/** Hours of a month: overtime of every kind, and a month of nights, shifts and Sundays. */
const WORKED: readonly PrestationsFields[] = [
  { heuresSup20: 4, heuresSup50: 10, heuresSup100: 4, heuresNettes: 5 },
  {
    heuresNuit: 80,
    primeNuit: 15,
    heuresEquipe: 20,
    primeEquipe: 5,
    heuresDimanche: 8,
    primeDimanche: 50,
    heuresFerie: 8,
    primeFerie: 100,
    regime: 'NUIT',
    primePrevue: true,
  },
]

/** Dismissals: worked, paid with two parts, and of a contract under the Acts of 2026. */
const ENDED: readonly [ComputeRequest['package'] | undefined, PreavisFields, WorkerFields?][] = [
  [undefined, { mode: 'PRESTE', debutContrat: '2020-03-01' }],
  [
    undefined,
    {
      mode: 'INDEMNITE',
      debutContrat: '2005-03-01',
      superieur2013: true,
      autresAvantages: 20_000,
      primeProrata: true,
    },
  ],
  [BUILDER, { mode: 'INDEMNITE', debutContrat: '2005-03-01' }],
  [undefined, { mode: 'INDEMNITE', debutContrat: '2020-03-01' }, { enfantsACharge: 5 }],
]

/** Cars that are priced: an electric one that is loaded at home, a plug-in hybrid that drinks. */
const PRICED: readonly CarCostRequest[] = [
  {
    ...request({
      package: {
        hasVoitureSociete: true,
        energieVS: 'ELECTRIQUE',
        valeurVS: 45_000,
        tcoMensuelVS: 700,
        contributionVS: 50,
        hasCarteEssence: true,
        carteEssence: 40,
      },
    }),
    voiture: { tva: 'FORFAIT', kwhDomicile: 150, tarifRecharge: 32.5 },
  },
  {
    ...request({
      package: {
        hasVoitureSociete: true,
        energieVS: 'HYBRIDE_ESSENCE',
        co2VS: 40,
        valeurVS: 45_000,
        tcoMensuelVS: 700,
        dateCommandeVS: '2025-02-01',
        hasCarteEssence: true,
        carteEssence: 120,
      },
    }),
    voiture: { tva: 'SEMI_FORFAIT', kmAnnuels: 25_000, kmDomicileTravail: 15, impot: 'REDUIT' },
  },
]

/** Who is hired: an older worker of each region, a young one, and each exemption. */
const HIRED: readonly HiringAidRequest[] = [
  {
    ...request({ package: { salaireBrut: 2500 } }),
    embauche: {
      regionTravail: 'BRUXELLES',
      regionDomicile: 'BRUXELLES',
      age: 62,
      moisSansEmploi: 14,
      recherche: true,
    },
  },
  {
    ...request({ package: { salaireBrut: 3000 } }),
    embauche: { regionTravail: 'WALLONIE', age: 61, equipes: 'CONTINU' },
  },
  {
    ...request({ package: { salaireBrut: 2500 } }),
    embauche: {
      regionDomicile: 'WALLONIE',
      age: 22,
      moisSansEmploi: 2,
      peuQualifie: true,
      starter: 'MICRO',
    },
  },
]

/** One job in every form: with all there is to lose on it, and as an apprentice of the other language. */
const FORMED: readonly HireFormsRequest[] = [
  {
    ...request({
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP201' },
        salaireBrut: 8000,
      },
    }),
    forme: {
      etudiant: true,
      occupation: 'QUATRE_CINQUIEMES',
      coefficient: 2,
      regionApprenti: 'FLANDRE',
      niveauApprenti: 1,
      ageAnnee: 20,
      recruteEtranger: true,
    },
  },
  {
    ...request(),
    forme: { regionApprenti: 'WALLONIE', niveauApprenti: 1, ageAnnee: 17, tauxApprenti: 7 },
  },
]

/** Months that are not whole: a long illness of both statuses, a start, a December that settles fewer hours. */
const INCOMPLETE: readonly IncompleteMonthRequest[] = [
  {
    ...request({ package: BUILDER }),
    moisIncomplet: {
      absences: [{ type: 'MALADIE', debut: '2026-09-02', fin: '2026-09-30' }],
    },
  },
  {
    ...request({ effectif: 60, package: { hasEcoCheques: true } }),
    moisIncomplet: {
      finContrat: '2026-09-29',
      absences: [{ type: 'MALADIE', debut: '2026-08-10', fin: '2026-09-25' }],
    },
  },
  {
    ...request(),
    moisIncomplet: {
      contratCourt: true,
      debutContrat: '2026-07-20',
      absences: [{ type: 'MALADIE', debut: '2026-09-01', fin: '2026-09-29' }],
    },
  },
  {
    ...request(),
    moisIncomplet: {
      dispense: 'RECHERCHE',
      absences: [{ type: 'SANS_SOLDE', debut: '2026-09-01', fin: '2026-09-02' }],
    },
  },
  {
    ...request({ date: '2026-12-01' }),
    moisIncomplet: { decompte: { brutExercice: 40_000, simplePaye: 2000, doublePaye: 1800 } },
  },
]

/** Directors: one who lets a building and pays contributions, one whom the company pays them, with too many benefits. */
const OF_DIRECTOR = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
const DIRECTED: readonly DirectorRequest[] = [
  {
    ...request({
      worker: { dirigeant: true },
      package: { ...OF_DIRECTOR, salaireBrut: 8000, hasLaptop: true, laptop: 30 },
    }),
    menage: { tauxCommunal: 7 },
    dirigeant: {
      loyer: 20_000,
      revenuCadastral: 1000,
      fraisGestion: 3.95,
      benefice: 250_000,
      petiteSociete: true,
    },
  },
  {
    ...request({
      worker: { dirigeant: true },
      package: {
        ...OF_DIRECTOR,
        salaireBrut: 1000,
        hasVoitureSociete: true,
        energieVS: 'ESSENCE',
        co2VS: 200,
        valeurVS: 90_000,
        tcoMensuelVS: 1200,
      },
    }),
    menage: { tauxCommunal: 7 },
    dirigeant: { cotisationsParSociete: true, benefice: 90_000, petiteSociete: true },
  },
]

/** Plans: one of a worker that is full, one of a director with room, and each form of the annuity. */
const PLANS: readonly PensionRequest[] = [
  {
    ...request({
      package: {
        hasAssuranceGroupe: true,
        assuranceGroupe: 60_000,
        hasCotisationAG: true,
        cotisationAG: 50,
      },
    }),
    pension: {
      age: 40,
      anneesPassees: 10,
      formeRente: 'REVERSIBLE',
      rentesAcquises: 90_000,
      augmentationReserves: 20_000,
      anneesCarriere: 20,
    },
  },
  ...(['INDEXEE', 'INDEXEE_REVERSIBLE'] as const).map((formeRente) => ({
    ...request({
      worker: { dirigeant: true },
      package: {
        ...OF_DIRECTOR,
        salaireBrut: 6000,
        hasAssuranceGroupe: true,
        assuranceGroupe: 900,
      },
    }),
    pension: {
      age: 45,
      anneesPassees: 12,
      anneesAilleurs: 12,
      anneesAvant2021: 6,
      reserves: 1000,
      rendement: 1.5,
      formeRente,
    },
  })),
]

const DRAWN = 4000
const GENES = 110
const GENE = 65_536

function* collected(): Generator<ComputeRequest> {
  yield* RARE
  const random = seeded(20261121)
  for (let i = 0; i < DRAWN; i++) {
    yield requestOf(Array.from({ length: GENES }, () => Math.floor(random() * GENE)))
  }
}

interface Reached {
  rules: Set<string>
  parameters: Set<string>
}

let found: Reached | undefined

/** Which lines come out other than nought, and which figures of the law stand in them; thousands of packages, once. */
const reached = (): Reached => (found ??= computed())

function computed(): Reached {
  const rules = new Set<string>()
  const parameters = new Set<string>()
  const add = (lines: readonly ExplanationLine[]) => {
    for (const line of lines) {
      if (line.value === 0) continue
      rules.add(line.rule)
      for (const { id } of line.parameters) parameters.add(id)
    }
  }
  for (const given of collected()) {
    const result = compute({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of ASSESSED) {
    const result = yearTax({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const prestations of WORKED) {
    const result = hoursPay({ ...request({ package: BUILDER, explain: true }), prestations })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const [pack, preavis, worker] of ENDED) {
    const result = notice({ ...request({ package: pack, worker, explain: true }), preavis })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of PRICED) {
    const result = carCost({ ...given, explain: true })
    if (result.ok) for (const { explanation } of result.answer.annees) add(explanation!)
  }
  for (const given of HIRED) {
    const result = hiringAid({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of FORMED) {
    const result = hireForms({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of INCOMPLETE) {
    const result = incompleteMonth({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of DIRECTED) {
    const result = director({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  for (const given of PLANS) {
    const result = pension({ ...given, explain: true })
    if (result.ok) add(result.answer.explanation!)
  }
  return { rules, parameters }
}

/** The names that stand in the engine's tests: `onss`, `commission200.primeSectorielle`. */
async function namedInTests(): Promise<Set<string>> {
  const files = (await readdir(ENGINE_TESTS)).filter((file) => file.endsWith('.spec.ts'))
  // Published cases that specs and the proof compute stand apart.
  files.push('cases/beside.ts')
  const sources = await Promise.all(files.map((file) => readFile(join(ENGINE_TESTS, file), 'utf8')))
  const names = sources.flatMap((source) => source.match(/[A-Za-z_]\w*(?:\.\w+)?/g) ?? [])
  return new Set(names.flatMap((name) => [name, ...name.split('.')]))
}

async function keysOf(language: string, file: string): Promise<string[]> {
  return Object.keys(JSON.parse(await readFile(join(TEXTS, language, `${file}.json`), 'utf8')))
}

test.group('The words of the law', () => {
  for (const language of LANGUAGES) {
    test(`each of ${RULES.length} rules and ${PARAMETERS.length} figures has a title and a sentence in ${language}`, ({
      assert,
    }) => {
      for (const id of ruleIds) {
        const text = ruleText(id, language)
        assert.isNotEmpty(text?.title, id)
        assert.match(text!.explanation, /^\P{Ll}.*\.$/u, id)
        assert.isString(text!.article, id)
      }
      for (const id of parameterIds) {
        const text = parameterText(id, language)
        assert.isNotEmpty(text?.title, id)
        assert.match(text!.explanation, /^\P{Ll}.*\.$/u, id)
        assert.isNotEmpty(subjectText(id.split('.')[0], language), id)
      }
      for (const name of NOTES.flatMap(({ inputs }) => inputs)) {
        assert.isNotEmpty(inputText(name, language), name)
      }
    })

    test(`no word in ${language} is of a rule or a figure that is gone`, async ({ assert }) => {
      // A rule that only takes twelve months of a benefit has the words of its line.
      const own = await keysOf(language, 'rules')
      assert.sameMembers(
        [...own, ...ruleIds.filter((id) => lineOfRule(id) && !own.includes(id))],
        ruleIds
      )
      assert.sameMembers(await keysOf(language, 'parameters'), parameterIds)
    })
  }

  test('the three languages do not repeat each other', ({ assert }) => {
    for (const id of ruleIds) {
      const sentences = LANGUAGES.map((language) => ruleText(id, language)!.explanation)
      assert.lengthOf(new Set(sentences), LANGUAGES.length, id)
    }
    for (const id of parameterIds) {
      const sentences = LANGUAGES.map((language) => parameterText(id, language)!.explanation)
      assert.lengthOf(new Set(sentences), LANGUAGES.length, id)
    }
  })

  test('every value has its source', ({ assert }) => {
    for (const { id, values } of PARAMETERS) {
      assert.isNotEmpty(values, id)
      for (const { source } of values) assert.match(source, /\S{2}/, id)
    }
  })
})

test.group('The proof of the law', () => {
  test('no rule and no figure has the name of another', ({ assert }) => {
    assert.lengthOf(new Set(ruleIds), ruleIds.length)
    assert.lengthOf(new Set(parameterIds), parameterIds.length)
  })

  test('every rule is named by an engine test, and comes out other than nought', async ({
    assert,
  }) => {
    const named = await namedInTests()
    const { rules } = reached()
    assert.deepEqual(
      ruleIds.filter((id) => !named.has(id)),
      [],
      'named by no engine test'
    )
    assert.deepEqual(
      ruleIds.filter((id) => !rules.has(id)),
      [],
      'nought in every package looked at'
    )
  })

  test('every figure stands in such a line, or is named by an engine test', async ({ assert }) => {
    const named = await namedInTests()
    const { parameters } = reached()
    assert.deepEqual(
      parameterIds.filter((id) => !parameters.has(id) && !named.has(id)),
      []
    )
  })
})
