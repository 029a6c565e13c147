import { test } from '@japa/runner'
import type { PackageFields, StageFields } from '#modules/compute/pure'
import { answered, cost, lines, month, refused, request, type Case } from './requests.ts'

type Code = 'CIP/BIO' | 'FPI/IBO E' | 'FPI/IBO O' | 'ETUDIANT'

const intern = (
  commissionParitaire: Code,
  fields: Partial<PackageFields> = {},
  stage?: StageFields,
  date = '2026-09-01'
): Case => ({
  date,
  package: {
    salaireBrut: 1200,
    computeModelConfig: { employmentType: 'INTERN', commissionParitaire, ...(stage && { stage }) },
    ...fields,
  },
})

test.group('A student within the quota', () => {
  test('owes 2.71 %, nothing is withheld, and there is no holiday pay', ({ assert }) => {
    const { remuneration } = answered(request(intern('ETUDIANT', { salaireBrut: 2000 }))).compute
    const { remunerationMensuelle, remunerationAnnuelle } = remuneration
    assert.equal(remunerationMensuelle.onss, -54.2)
    assert.equal(remunerationMensuelle.bonusEmploi, 0)
    assert.equal(remunerationMensuelle.precompteProfessionnel, 0)
    assert.equal(remunerationMensuelle.csss, 0)
    assert.equal(remunerationMensuelle.salaireNet, 1945.8)
    assert.equal(remunerationAnnuelle.doublePeculeVacances, 0)
  })

  test('costs 5.42 %, and the asbestos fund in its quarters: 5.43 %', ({ assert }) => {
    const due = (date: string) =>
      lines(intern('ETUDIANT', { salaireBrut: 2000 }, undefined, date)).cotisationsPatronalesMois
    assert.equal(due('2026-09-01'), 108.6)
    assert.equal(due('2026-10-01'), 108.4)
    // 12 × 108.40 + 9 × 0.20, no reduction
    const annual = cost(intern('ETUDIANT', { salaireBrut: 2000 }))
    assert.equal(annual.onssPatronal, 1302.6)
    assert.equal(annual.reductionStructurelle, 0)
    assert.equal(annual.assuranceLoi, 120)
  })

  test('may have a bonus of CCT 90 from 2026 on', ({ assert }) => {
    const conflicts = (date: string) =>
      refusedOf(intern('ETUDIANT', { hasCct90: true, cct90: 100 }, undefined, date))
    assert.notInclude(conflicts('2026-01-01'), 'conflict package.hasCct90')
    assert.include(conflicts('2025-12-31'), 'conflict package.hasCct90')
  })
})

test.group('CIP and BIO', () => {
  test('no contribution, withholding by the scales, accident insurance', ({ assert }) => {
    const computed = lines(intern('CIP/BIO', { salaireBrut: 2500 }))
    assert.equal(computed.onss, 0)
    assert.equal(computed.csss, 0)
    // the tool of the tax administration gives 381.01 on 2,500
    assert.equal(computed.precompteProfessionnel, -381.01)
    const { onssPatronal, assuranceLoi, salaireBrutAnnuel } = cost(
      intern('CIP/BIO', { salaireBrut: 2500 })
    )
    assert.deepEqual([salaireBrutAnnuel, onssPatronal, assuranceLoi], [30_000, 0, 150])
  })

  test('the lowest allowance is half of the minimum income, by age for a CIP', ({ assert }) => {
    const lowest = (stage?: StageFields, date?: string) =>
      lines(intern('CIP/BIO', {}, stage, date)).indemniteMinimale
    assert.equal(lowest(), 1116.81)
    assert.equal(lowest({ age: 21 }), 1116.81)
    assert.equal(lowest({ age: 40 }), 1116.81)
    assert.equal(lowest({ age: 20 }), 1049.8) // 94 %
    assert.equal(lowest({ age: 16 }), 781.77) // 70 %
    assert.equal(lowest({ age: 15 }), 781.77)
    assert.equal(lowest({ age: 21 }, '2025-02-01'), 1055.95)
    assert.equal(lowest({ age: 21 }, '2026-04-01'), 1094.91)
  })

  test('the minimum income rose to 2,154.11 on 1 January 2026, not in March', ({ assert }) => {
    const lowest = (date: string) => lines(intern('CIP/BIO', {}, undefined, date)).indemniteMinimale
    assert.equal(lowest('2025-12-31'), 1055.95) // 2,111.89 ÷ 2
    assert.equal(lowest('2026-01-01'), 1077.06) // 2,154.11 ÷ 2 is 1,077.055
    assert.equal(lowest('2026-03-31'), 1077.06)
    const { explanation } = answered(
      request({ ...intern('CIP/BIO', {}, undefined, '2026-02-01'), explain: true })
    )
    const [income] = explanation!.find(({ rule }) => rule === 'indemniteMinimale')!.parameters
    assert.deepInclude(income, {
      id: 'stages.revenuMinimum',
      value: 2154.11,
      from: '2026-01-01',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    })
  })

  test('the answer says whether the allowance reaches it', ({ assert }) => {
    const told = (differs: Case) => answered(request(differs)).indemniteMinimale
    assert.deepEqual(told(intern('CIP/BIO')), { minimum: 1116.81, respecte: true })
    assert.deepEqual(told(intern('CIP/BIO', { salaireBrut: 1116.8 })), {
      minimum: 1116.81,
      respecte: false,
    })
    assert.deepEqual(told(intern('CIP/BIO', {}, undefined, '2021-06-01')), {
      minimum: null,
      respecte: null,
    })
    assert.isUndefined(told(intern('FPI/IBO E')))
    assert.isUndefined(told({}))
  })

  test('before April 2022 the minimum income is not known', ({ assert }) => {
    const { explanation } = answered(
      request({ ...intern('CIP/BIO', {}, undefined, '2021-06-01'), explain: true })
    )
    const line = explanation!.find(({ rule }) => rule === 'indemniteMinimale')!
    assert.deepEqual(line.unknown, ['stages.revenuMinimum'])
  })
})

test.group('Individual vocational training (FPI, PFI, IBO)', () => {
  const training = { salaireEngagement: 2800, revenuRemplacement: 1200 }
  const allowance = (code: Code, stage: StageFields, date?: string) =>
    month(intern(code, { salaireBrut: undefined }, stage, date)).salaireBrut

  test('11.11 % is withheld from the allowance, and nothing else', ({ assert }) => {
    const { onss, precompteProfessionnel, csss, salaireNet } = month(
      intern('FPI/IBO E', { salaireBrut: 1000 })
    )
    assert.deepEqual([onss, precompteProfessionnel, csss, salaireNet], [0, -111.1, 0, 888.9])
  })

  test('Flanders: a share of the wage less contributions less benefits', ({ assert }) => {
    const stage = { ...training, region: 'FLANDRE', pourcentage: 80 } as const
    assert.equal(allowance('FPI/IBO E', stage), 987.23) // 80 % × (2,800 − 365.96 − 1,200)
    assert.equal(allowance('FPI/IBO O', stage), 963.81) // contributions on 108 %: 395.24
  })

  test('Wallonia and Brussels: a share of the wage less benefits', ({ assert }) => {
    assert.equal(allowance('FPI/IBO E', { ...training, region: 'WALLONIE', pourcentage: 60 }), 960)
    assert.equal(
      allowance('FPI/IBO E', { ...training, region: 'BRUXELLES', pourcentage: 90 }),
      1440
    )
    assert.equal(
      allowance('FPI/IBO E', {
        region: 'BRUXELLES',
        salaireEngagement: 1000,
        revenuRemplacement: 1200,
        pourcentage: 90,
      }),
      0
    )
  })

  test('the share has a lowest value by region', ({ assert }) => {
    const refusal = (stage: StageFields) =>
      refused(request(intern('FPI/IBO E', { salaireBrut: undefined }, stage)))[0]
    const path = 'package.computeModelConfig.stage.pourcentage'
    assert.deepInclude(refusal({ ...training, region: 'FLANDRE', pourcentage: 60 }), {
      code: 'out_of_range',
      path,
    })
    assert.deepInclude(refusal({ ...training, region: 'WALLONIE', pourcentage: 59.99 }), { path })
    assert.deepInclude(refusal({ ...training, region: 'BRUXELLES', pourcentage: 101 }), { path })
  })

  test('before its reform a region paid the trainee: that is not computed', ({ assert }) => {
    const of = (region: 'WALLONIE' | 'FLANDRE', date: string) =>
      refusedOf(
        intern(
          'FPI/IBO E',
          { salaireBrut: undefined },
          { ...training, region, pourcentage: 80 },
          date
        )
      )
    const refusal = 'not_covered package.computeModelConfig.stage.region'
    assert.include(of('FLANDRE', '2025-12-31'), refusal)
    assert.include(of('WALLONIE', '2024-09-30'), refusal)
    assert.isEmpty(of('WALLONIE', '2024-10-01'))
  })

  test('what is missing or said twice is refused', ({ assert }) => {
    const path = 'package.computeModelConfig'
    assert.include(
      refusedOf(intern('FPI/IBO E', { salaireBrut: undefined }, { salaireEngagement: 2800 })),
      `required ${path}.stage.region`
    )
    const whole = { ...training, region: 'FLANDRE', pourcentage: 80 } as const
    assert.include(
      refusedOf(intern('FPI/IBO E', { salaireBrut: 900 }, whole)),
      `conflict ${path}.stage.salaireEngagement`
    )
    assert.include(
      refusedOf(intern('CIP/BIO', {}, whole)),
      `conflict ${path}.stage.salaireEngagement`
    )
    assert.include(refusedOf(intern('ETUDIANT', {}, { age: 18 })), `conflict ${path}.stage`)
    const nameless = request(intern('ETUDIANT'))
    assert.equal(
      refused({
        ...nameless,
        package: { ...nameless.package, computeModelConfig: { employmentType: 'INTERN' } },
      })[0].path,
      `${path}.commissionParitaire`
    )
  })

  test('a company car is not for trainees', ({ assert }) => {
    assert.include(
      refusedOf(intern('CIP/BIO', { hasVoitureSociete: true })),
      'conflict package.hasVoitureSociete'
    )
  })
})

function refusedOf(differs: Case): string[] {
  try {
    return refused(request(differs)).map(({ code, path }) => `${code} ${path}`)
  } catch {
    return []
  }
}
