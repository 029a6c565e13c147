import { test } from '@japa/runner'
import {
  carCost,
  compute,
  director,
  errorText,
  hireForms,
  hiringAid,
  hoursPay,
  incompleteMonth,
  notice,
  pension,
  yearTax,
} from '#modules/compute/pure'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { DIVISORS } from '#modules/compute/legislation/divisors'
import { LIGNES_DIRIGEANT } from '#modules/compute/dirigeant/index'
import { LIGNES_EMBAUCHE } from '#modules/compute/embauche/index'
import { LIGNES_FORMES } from '#modules/compute/formes/index'
import { LIGNES } from '#modules/compute/impot/index'
import { LIGNES_INCOMPLET } from '#modules/compute/incomplet/index'
import { LIGNES_PENSION } from '#modules/compute/pension/index'
import { LIGNES_PREAVIS } from '#modules/compute/preavis/index'
import { LIGNES_PRESTATIONS } from '#modules/compute/prestations/index'
import { RULES } from '#modules/compute/rules/index'
import { request } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const DATE = '2026-12-14'
const plain = request({ date: DATE, package: { hasAssuranceGroupe: true, assuranceGroupe: 1500 } })
const manual = request({
  date: DATE,
  package: {
    computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
    hasCommissions: true,
    commissions: 200,
    hasJoursConge: true,
    joursConge: 5,
  },
})
const withCar = request({
  date: DATE,
  package: {
    hasVoitureSociete: true,
    energieVS: 'ESSENCE',
    valeurVS: 45_000,
    tcoMensuelVS: 700,
    co2VS: 110,
    hasFraisTransport: true,
    typeFraisTransport: 'VOITURE_PRIVEE',
    distanceDomicileTravail: 20,
  },
})
const ofDirector = request({
  date: DATE,
  worker: { dirigeant: true },
  package: { computeModelConfig: { employmentType: 'EMPLOYE' } },
})
const commissions = request({
  date: DATE,
  package: { hasCommissions: true, commissions: 200, hasJoursConge: true, joursConge: 5 },
})

type Ask = (request: object) => {
  ok: boolean
  answer?: unknown
  errors?: readonly { code: string }[]
}
const SITUATIONS: readonly [string, Ask, object][] = [
  ['compute', compute, plain],
  ['compute of a manual worker', compute, manual],
  ['compute with a car', compute, withCar],
  ['compute with variable pay', compute, commissions],
  ['yearTax', yearTax, { ...plain, menage: { tauxCommunal: 7 } }],
  ['hoursPay', hoursPay, { ...plain, prestations: { heuresSup50: 4 } }],
  [
    'notice',
    notice,
    { ...plain, preavis: { debutContrat: '2020-03-01', mode: 'INDEMNITE', joursRestants: 5 } },
  ],
  [
    'notice of before 2014',
    notice,
    {
      ...plain,
      preavis: { debutContrat: '2009-03-01', superieur2013: false, mode: 'INDEMNITE' },
    },
  ],
  ['carCost', carCost, withCar],
  ['hiringAid', hiringAid, { ...plain, embauche: { age: 62, regionTravail: 'BRUXELLES' } }],
  ['hireForms', hireForms, { ...plain, forme: { etudiant: true } }],
  [
    'incompleteMonth',
    incompleteMonth,
    {
      ...plain,
      moisIncomplet: {
        absences: [{ type: 'MALADIE', debut: '2026-10-20', fin: '2026-12-20' }],
        decompte: { brutExercice: 36_000, simplePaye: 1000, doublePaye: 500 },
      },
    },
  ],
  [
    'director',
    director,
    {
      ...ofDirector,
      menage: { tauxCommunal: 7 },
      dirigeant: { loyer: 12_000, revenuCadastral: 1000, benefice: 200_000 },
    },
  ],
  [
    'pension',
    pension,
    {
      ...plain,
      pension: { age: 40, rentesAcquises: 1000, augmentationReserves: 100, anneesCarriere: 10 },
    },
  ],
]

/** Whose figures divide somewhere. */
const GROUPS = new Set([...DIVISORS, 'preavis'].map((id) => id.split('.')[0]))

/** Every number of an answer that is none. */
function broken(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => broken(each, `${path}.${key}`))
}

test.group('A figure that is supposed to be nothing', () => {
  test('every divisor is refused by name, with its sentence', ({ assert }) => {
    for (const id of DIVISORS) {
      // A fraction is divided by its last figure.
      const nothing = id === 'voiture.fraction' ? [0, 0] : 0
      const result = compute({ ...plain, law: { set: { [id]: nothing } } })
      assert.isFalse(result.ok, id)
      if (result.ok) continue
      assert.deepEqual(result.errors, [
        { code: 'invalid_value', path: `law.set.${id}`, params: { expected: 'divisor' } },
      ])
      assert.lengthOf(
        new Set(LANGUAGES.map((language) => errorText(result.errors[0], language))),
        LANGUAGES.length
      )
    }
  })

  test('the words of every line divide by no other figure', ({ assert }) => {
    const lines = [
      ...RULES,
      ...LIGNES,
      ...LIGNES_PRESTATIONS,
      ...LIGNES_PREAVIS,
      ...LIGNES_INCOMPLET,
      ...LIGNES_EMBAUCHE,
      ...LIGNES_FORMES,
      ...LIGNES_DIRIGEANT,
      ...LIGNES_PENSION,
    ]
    const words = lines.flatMap(({ notes }) => [notes, ...(notes.variants ?? [])])
    const divided = words.flatMap(({ formula }) =>
      [...formula.matchAll(/÷ \(?(?:\d+ × )*([a-z]\w*\.\w+)\b(?! \+)/gi)].map(([, id]) => id)
    )
    assert.includeMembers([...DIVISORS], [...new Set(divided)])
    assert.isAbove(divided.length, 5)
  })

  test('no other one breaks an amount of a sheet that divides', ({ assert }) => {
    const found: string[] = []
    for (const [id, { value }] of wholeLawOn(DATE)!.values) {
      if (typeof value !== 'number' || DIVISORS.has(id) || !GROUPS.has(id.split('.')[0])) continue
      for (const [name, ask, asked] of SITUATIONS) {
        const result = ask({ ...asked, law: { set: { [id]: 0 } } })
        if (result.ok)
          found.push(...broken(result.answer).map((path) => `${name} ${path} with ${id} at 0`))
      }
    }
    assert.deepEqual(found, [])
  })
})
