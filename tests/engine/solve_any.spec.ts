import { test } from '@japa/runner'
import { searchAnywhere } from '#modules/compute/engine/search'
import { SOLVABLE_PATHS, SOUGHT_PATHS, type PackageFields } from '#modules/compute/pure'
import { answered, refused, request, seeded, type Case } from './requests.ts'

type Fields = Partial<PackageFields>

const CAR: Fields = {
  hasVoitureSociete: true,
  energieVS: 'ESSENCE',
  co2VS: 120,
  valeurVS: 38_000,
  tcoMensuelVS: 700,
}

/** Fields with a package that has them, a value, and amounts of the answer they move. */
const CASES: [key: string, fields: Fields, low: number, high: number, targets: string[]][] = [
  ['bonusAnnuel', { hasBonusAnnuel: true }, 0, 20_000, ['annuelle.bonusAnnuel', 'cout']],
  ['bonusAnnuel', { hasBonusAnnuel: true, bonusAnnuelInputType: 'PERCENT_BASE' }, 0, 30, ['cout']],
  ['commissions', { hasCommissions: true }, 0, 2000, ['salaireNet', 'mensuelle.onss', 'cout']],
  ['warrants', { hasWarrants: true }, 0, 4000, ['annuelle.warrants', 'cout']],
  ['cct90', { hasCct90: true }, 0, 6000, ['annuelle.cct90', 'cout']],
  ['primeBeneficiaire', { hasPrimeBeneficiaire: true }, 0, 6000, ['annuelle.primeBeneficiaire']],
  ['droitsAuteur', { hasDroitsAuteur: true }, 0, 700, ['salaireNet', 'cout']],
  ['epargnePension', { hasEpargnePension: true }, 0, 1000, ['cout']],
  ['tcoMensuelVS', CAR, 300, 1500, ['cout', 'cout.avantages.voitureSociete']],
  ['valeurVS', CAR, 20_000, 90_000, ['mensuelle.atnVS', 'mensuelle.imposable']],
  ['contributionVS', CAR, 0, 200, ['salaireNet']],
  ['carteEssence', { ...CAR, hasCarteEssence: true }, 0, 300, ['cout']],
  ['tcoMensuelVelo', { hasVelo: true }, 0, 200, ['cout.avantages.velo']],
  ['assuranceGroupe', { hasAssuranceGroupe: true }, 0, 5000, ['cout']],
  ['assuranceHospitalisation', { hasAssuranceHospitalisation: true }, 0, 900, ['cout']],
  [
    'cotisationAG',
    { hasAssuranceGroupe: true, assuranceGroupe: 900, hasCotisationAG: true },
    0,
    90,
    ['salaireNet'],
  ],
  ['chequeRepas', { hasChequeRepas: true }, 3, 8, ['mensuelle.chequesRepas']],
  [
    'teletravail',
    { hasTeletravail: true },
    0,
    120,
    ['mensuelle.fpes', 'remunerationMensuelle', 'cout'],
  ],
  ['allocationsExtra', { hasAllocationsExtra: true }, 0, 900, ['salaireNet', 'cout']],
  ['joursConge', { hasJoursConge: true }, 0, 10, ['cout']],
]

const PATHS: Readonly<Record<string, string>> = {
  cout: 'coutEmployeurAnnuel',
  salaireNet: 'salaireNet',
  remunerationMensuelle: 'remunerationMensuelle',
}

function pathOf(name: string): string {
  if (name in PATHS) return PATHS[name]
  return name
    .replace(/^mensuelle\./, 'remuneration.remunerationMensuelle.')
    .replace(/^annuelle\./, 'remuneration.remunerationAnnuelle.')
    .replace(/^cout\./, 'coutEmployeur.')
}

/** The amount at a path of the answer. */
function amountAt(path: string, compute: object): number {
  const short: Record<string, string> = {
    salaireNet: 'remuneration.remunerationMensuelle.salaireNet',
    remunerationMensuelle: 'remuneration.remunerationMensuelle.remunerationMensuelle',
    coutEmployeurAnnuel: 'coutEmployeur.coutEmployeurAnnuel',
  }
  let at: unknown = compute
  for (const key of (short[path] ?? path).split('.')) {
    at = Array.isArray(at)
      ? (at.find((line) => line.key === key)?.amount ?? 0)
      : (at as Record<string, unknown>)[key]
  }
  return at as number
}

test.group('Solving for any amount by any field', () => {
  for (const [key, fields, low, high, targets] of CASES) {
    for (const name of targets) {
      const target = pathOf(name)
      test(`package.${key} for ${target}: the inverse of computing`, ({ assert }) => {
        const random = seeded(3)
        for (let i = 0; i < 6; i++) {
          const whole = key === 'joursConge'
          const given = whole
            ? Math.round(low + random() * (high - low))
            : Math.round((low + random() * (high - low)) * 100) / 100
          const differs: Case = {
            date: ['2026-09-01', '2025-03-01', '2024-06-01', '2022-02-01'][i % 4],
            worker: { etatCivil: i % 2 ? 'marie' : 'celibataire', conjointTravaille: i % 3 === 1 },
            package: { salaireBrut: 3456.78, ...fields, [key]: given },
          }
          const { compute, gaps = [] } = answered(request(differs))
          if (gaps.some(({ effect }) => effect === 'left_out')) continue
          const amount = amountAt(target, compute)
          const left = { ...differs.package, [key]: undefined }
          const asked = { target, amount, for: `package.${key}` }
          const found = answered(request({ ...differs, package: left, solve: asked }))
          assert.isTrue(found.solved!.exact, `${given} gives ${amount}`)
          assert.equal(found.solved!.for, `package.${key}`)
          assert.equal(amountAt(target, found.compute), amount, `${given}`)
          // Given to compute, the amount found leads there too.
          const put = { ...differs.package, [key]: found.solved!.amount }
          assert.deepEqual(answered(request({ ...differs, package: put })).compute, found.compute)
        }
      })
    }
  }

  test('the hourly wage of a manual worker, to four decimals', ({ assert }) => {
    const config = { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' } as const
    const fields = { computeModelConfig: config, salaireBrut: undefined }
    const known = answered(request({ package: { ...fields, salaireBrutHoraire: 18.2345 } }))
    const amount = known.compute.remuneration.remunerationMensuelle.salaireNet
    const solve = { target: 'salaireNet', amount, for: 'package.salaireBrutHoraire' }
    const { solved, compute } = answered(request({ package: fields, solve }))
    assert.isTrue(solved!.exact)
    assert.closeTo(solved!.amount, 18.2345, 0.01)
    assert.equal(compute.remuneration.remunerationMensuelle.salaireNet, amount)
    const hourly = {
      target: 'remuneration.remunerationMensuelle.salaireBrutHoraire',
      amount: 18.2345,
    }
    const back = answered(request({ package: fields, solve: hourly }))
    assert.equal(back.compute.remuneration.remunerationMensuelle.salaireBrutHoraire, 18.2345)
  })

  test('gross pay beside benefits, also where it moves a line both ways', ({ assert }) => {
    const random = seeded(5)
    const targets = [
      'salaireNet',
      'coutEmployeurAnnuel',
      'remuneration.remunerationMensuelle.bonusEmploi',
      'remuneration.remunerationMensuelle.csss',
      'remuneration.remunerationAnnuelle.remunerationAnnuelle',
      'remuneration.totalCashAnnuel.totalCashAnnuel',
      'coutEmployeur.remunerationsFixes.reductionStructurelle',
      'coutEmployeur.remunerationsFixesTotal',
    ]
    for (let i = 0; i < 24; i++) {
      const target = targets[i % targets.length]
      const salaireBrut = Math.round(150_000 + random() * 250_000) / 100
      const differs: Case = {
        date: i % 2 ? '2026-09-01' : '2025-05-01',
        worker: { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: i % 3 },
        package: { ...CAR, hasCommissions: true, commissions: 150, salaireBrut },
      }
      const amount = amountAt(target, answered(request(differs)).compute)
      const { solved, compute } = answered(request({ ...differs, solve: { target, amount } }))
      assert.isTrue(solved!.exact, `${target} = ${amount} at ${salaireBrut}`)
      assert.equal(amountAt(target, compute), amount)
      assert.isAtMost(solved!.amount, salaireBrut)
    }
  })

  test('under the law with steps of fifteen euros, too', ({ assert }) => {
    const random = seeded(6)
    for (let i = 0; i < 6; i++) {
      const commissions = Math.round(random() * 100_000) / 100
      const differs: Case = {
        date: '2021-06-01',
        package: { hasCommissions: true, commissions },
      }
      const amount = amountAt('salaireNet', answered(request(differs)).compute)
      const solve = { target: 'salaireNet', amount, for: 'package.commissions' }
      const { solved, compute } = answered(request({ ...differs, solve }))
      assert.isTrue(solved!.exact, `${commissions}`)
      assert.equal(amountAt('salaireNet', compute), amount)
    }
  })

  test('a target inside a step tells both sides and the rule that jumps', ({ assert }) => {
    const differs: Case = {
      worker: { etatCivil: 'marie', conjointTravaille: true },
      package: { salaireBrut: 1000, hasCommissions: true },
    }
    const target = 'remuneration.remunerationMensuelle.csss'
    const solve = { target, amount: -3, for: 'package.commissions' }
    const { solved } = answered(request({ ...differs, solve }))
    assert.deepEqual(solved, {
      for: 'package.commissions',
      amount: 95.1,
      exact: false,
      below: { amount: 95.09, value: 0 },
      above: { amount: 95.1, value: -5.15 },
      cause: 'csss',
    })
  })

  test('a target between two cents of what is sought says so', ({ assert }) => {
    const differs: Case = { package: { hasTeletravail: true } }
    const target = 'coutEmployeur.frais.teletravail'
    const solve = { target, amount: 100, for: 'package.teletravail' }
    const { solved } = answered(request({ ...differs, solve }))
    assert.deepInclude(solved, { exact: false, cause: 'cent' })
    assert.equal(solved!.below!.value, 99.96)
    assert.equal(solved!.above!.value, 100.08)
  })

  test('what does not depend on the field is no target', ({ assert }) => {
    const solve = { target: 'salaireNet', amount: 2000, for: 'package.bonusAnnuel' }
    const fields = { hasBonusAnnuel: true }
    assert.deepEqual(refused(request({ package: fields, solve })), [
      { code: 'not_solvable', path: 'solve.target' },
    ])
  })

  test('what no amount of the field reaches is unreachable', ({ assert }) => {
    const solve = { target: 'salaireNet', amount: 1000, for: 'package.commissions' }
    const errors = refused(request({ package: { hasCommissions: true }, solve }))
    assert.deepInclude(errors[0], { code: 'unreachable', path: 'solve.amount' })
  })

  test('a benefit that is switched off cannot be sought, an unknown field neither', ({
    assert,
  }) => {
    const sought = (name: string) => ({ target: 'salaireNet', amount: 2000, for: name })
    assert.deepEqual(refused(request({ solve: sought('package.commissions') })), [
      { code: 'required', path: 'package.hasCommissions' },
    ])
    for (const name of [
      'package.colour',
      'salaireBrut',
      'company.effectif',
      'package.nomFonction',
    ]) {
      assert.deepEqual(refused(request({ solve: sought(name) })), [
        { code: 'invalid_value', path: 'solve.for', params: { expected: 'sought' } },
      ])
    }
  })

  test('another field needs the gross pay', ({ assert }) => {
    const solve = { target: 'salaireNet', amount: 2000, for: 'package.commissions' }
    const fields = { hasCommissions: true, salaireBrut: undefined }
    assert.deepEqual(refused(request({ package: fields, solve })), [
      { code: 'required', path: 'package.salaireBrut' },
    ])
  })

  test('every line of the answer is a target, and every amount of the package may be sought', ({
    assert,
  }) => {
    assert.includeMembers(
      [...SOLVABLE_PATHS],
      [
        'remuneration.remunerationMensuelle.bonusEmploi',
        'remuneration.remunerationAnnuelle.warrants',
        'coutEmployeur.avantages.voitureSociete',
        'coutEmployeur.exclusionsTotal',
        'budgetMobiliteMax',
      ]
    )
    assert.includeMembers(
      [...SOUGHT_PATHS],
      [
        'package.salaireBrut',
        'package.salaireBrutHoraire',
        'package.bonusAnnuel',
        'package.tcoMensuelVS',
        'package.chequeRepas',
        'package.joursConge',
      ]
    )
    assert.notInclude(SOUGHT_PATHS, 'package.energieVS')
  })
})

test.group('The open search', () => {
  const within = { from: 0, to: 100_000, waver: 0, reach: 0 }

  test('follows a value up, down and up again', ({ assert }) => {
    const valueAt = (x: number) =>
      x <= 4000 ? 2 * x : x <= 5000 ? 8000 - 3 * (x - 4000) : 5000 + 2 * (x - 5000)
    for (const target of [3000, 7997, 8000, 5003, 12_000]) {
      const found = searchAnywhere({ ...within, valueAt, target })
      if (found === undefined || typeof found === 'string' || !found.exact) {
        throw new Error(`${target}: ${JSON.stringify(found)}`)
      }
      assert.equal(valueAt(found.amount), target)
    }
  })

  test('keeps to what is allowed', ({ assert }) => {
    const valueAt = (x: number) => (x < 700 || x > 800 ? undefined : x)
    const at = (target: number) => searchAnywhere({ ...within, valueAt, target })
    assert.deepEqual(at(700), { exact: true, amount: 700 })
    assert.deepEqual(at(800), { exact: true, amount: 800 })
    assert.isUndefined(at(801))
  })

  test('knows when nothing moves and when nothing is allowed', ({ assert }) => {
    assert.equal(searchAnywhere({ ...within, valueAt: () => 5, target: 5 }), 'independent')
    assert.equal(searchAnywhere({ ...within, valueAt: () => undefined, target: 5 }), 'impossible')
  })

  test('tells both sides of a jump, up or down', ({ assert }) => {
    const up = (x: number) => (x < 5000 ? x : x + 1000)
    assert.deepInclude(searchAnywhere({ ...within, valueAt: up, target: 5500 }), {
      exact: false,
      below: { amount: 4999, value: 4999 },
      above: { amount: 5000, value: 6000 },
    })
    const down = (x: number) => -up(x)
    assert.deepInclude(searchAnywhere({ ...within, valueAt: down, target: -5500 }), {
      exact: false,
      below: { amount: 5000, value: -6000 },
      above: { amount: 4999, value: -4999 },
    })
  })
})
