import { test } from '@japa/runner'
import {
  carCost,
  compute,
  director,
  hireForms,
  hiringAid,
  hoursPay,
  incompleteMonth,
  listLawSets,
  notice,
  pension,
  yearTax,
  type ComputeError,
} from '#modules/compute/pure'
import { request, type Case } from './requests.ts'

type Asked = (request: unknown) => { ok: boolean; errors?: readonly ComputeError[] }

const CAR: Case = {
  package: {
    hasVoitureSociete: true,
    energieVS: 'ELECTRIQUE',
    valeurVS: 45_000,
    tcoMensuelVS: 700,
  },
}
const DIRECTOR: Case = {
  worker: { dirigeant: true },
  package: { computeModelConfig: { employmentType: 'EMPLOYE' } },
}
const PLAN: Case = { package: { hasAssuranceGroupe: true, assuranceGroupe: 1500 } }

/** Each sheet beside a payslip, the least that it asks, and the first day whose figures are here. */
const SHEETS: readonly [name: string, ask: Asked, asked: object, first: string | null][] = [
  ['yearTax', yearTax, { ...request(), menage: { tauxCommunal: 7 } }, '2024-01-01'],
  ['hoursPay', hoursPay, { ...request(), prestations: { heuresSup50: 4 } }, null],
  [
    'notice',
    notice,
    { ...request(), preavis: { debutContrat: '2020-03-01', mode: 'PRESTE' } },
    null,
  ],
  ['carCost', carCost, request(CAR), '2024-01-01'],
  ['hiringAid', hiringAid, { ...request(), embauche: { age: 60 } }, '2024-07-01'],
  ['hireForms', hireForms, { ...request(), forme: { etudiant: true } }, '2025-01-01'],
  [
    'incompleteMonth',
    incompleteMonth,
    { ...request(), moisIncomplet: { finContrat: '2026-09-14' } },
    null,
  ],
  [
    'director',
    director,
    { ...request(DIRECTOR), menage: { tauxCommunal: 7 }, dirigeant: {} },
    '2024-01-01',
  ],
  ['pension', pension, { ...request(PLAN), pension: { age: 40 } }, '2024-01-01'],
]

test.group('The law of another day, supposed beside a payslip', () => {
  for (const [name, ask, asked, first] of SHEETS)
    test(`${name} answers under each law that it has, and names that of a day before`, ({
      assert,
    }) => {
      assert.isTrue(ask(asked).ok)
      for (const { from } of listLawSets()) {
        const result = ask({ ...asked, law: { base: from } })
        if (first !== null && from < first)
          assert.deepInclude(result.errors![0], { code: 'no_law_set', path: 'law.base' }, from)
        else assert.isTrue(result.ok, `${from}: ${JSON.stringify(result.errors)}`)
      }
    })

  test('a payslip is the same after a sheet was refused', ({ assert }) => {
    const before = compute(request())
    for (const [, ask, asked] of SHEETS) ask({ ...asked, law: { base: '2021-01-01' } })
    assert.deepEqual(compute(request()), before)
  })
})
