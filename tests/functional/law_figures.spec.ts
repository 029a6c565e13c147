import { test } from '@japa/runner'
import { signedIn } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'
import { HYBRID, packageBody } from '#tests/helpers/package_body'

interface Asked {
  date?: string
  company?: { effectif: number }
  config?: Record<string, unknown>
  fields?: Record<string, unknown>
  worker?: Record<string, unknown>
  law?: Record<string, unknown>
}

/** What the API answers of an employee of CP 200 at 3,000 €, with what differs. */
async function computed({
  date = '2026-09-01',
  company,
  config = {},
  fields = {},
  worker,
  law,
}: Asked) {
  const client = await signedIn('hr')
  const { status, body, raw } = await client.post('/api/compute', {
    date,
    company: { effectif: 25, assuranceLoiTaux: 0.005, ...company },
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200', ...config },
      salaireBrut: 3000,
      ...fields,
    },
    ...(worker && { worker }),
    ...(law && { law }),
    explain: true,
  })
  if (status !== 200) throw new Error(`POST compute answered ${status}: ${raw}`)
  return body
}

/** A figure of the law as the explanation of a line shows it. */
function figureOf(body: any, rule: string, id: string) {
  const line = body.explanation.find((each: any) => each.rule === rule)
  return line.parameters.find((each: any) => each.id === id)
}

test.group('Figures of the law in the answer of the API', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('the minimum income is 2,154.11 from 1 January 2026 on: half of it for a trainee', async ({
    assert,
  }) => {
    const config = { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' }
    const body = await computed({ date: '2026-01-15', config, fields: { salaireBrut: 1077.05 } })
    assert.deepEqual(body.indemniteMinimale, { minimum: 1077.06, respecte: false })
    assert.deepInclude(figureOf(body, 'indemniteMinimale', 'stages.revenuMinimum'), {
      value: 2154.11,
      from: '2026-01-01',
    })
  })

  test('closure fund and asbestos of 2026 say where they were read, and when', async ({
    assert,
  }) => {
    const body = await computed({})
    const read = { from: '2026-01-01', confidence: 'official_quoted', checked: '2026-11-22' }
    assert.deepInclude(figureOf(body, 'cotisationFermeture', 'cotisations.fermetureGrande'), {
      value: 0.39,
      ...read,
    })
    assert.deepInclude(
      figureOf(body, 'cotisationFermetureSpeciale', 'cotisations.fermetureSpeciale'),
      { value: 0.1, ...read }
    )
    assert.deepInclude(figureOf(body, 'cotisationAmiante', 'cotisations.amiante'), {
      value: 0.01,
      ...read,
    })
  })

  test('the scale of CP 200 is the ministry’s, and three cents below it is no breach', async ({
    assert,
  }) => {
    const config = { classe: 'D', anciennete: 2, echelle: 'I' }
    const at = async (salaireBrut: number) =>
      (await computed({ config, fields: { salaireBrut } })).bareme
    const minimum = { minimum: 2589.24, echelle: 'I', classe: 'D', anciennete: 2 }
    assert.deepEqual(await at(2589.21), { ...minimum, respecte: true })
    assert.deepEqual(await at(2589.2), { ...minimum, respecte: false })
  })

  test('meal vouchers: what is not deductible, and the tax on it among what is not included', async ({
    assert,
  }) => {
    const at = (chequeRepas: number) =>
      computed({
        config: { joursChequesRepas: 252 },
        fields: { hasChequeRepas: true, chequeRepas },
      })
    const notDeductible = (body: any) =>
      body.explanation.find(({ rule }: any) => rule === 'depenseNonAdmiseChequesRepas').value
    const highest = await at(10)
    assert.equal(notDeductible(highest), 103.11)
    assert.deepEqual(highest.compute.coutEmployeur.exclusions, [
      { key: 'impotDepenseNonAdmiseChequesRepas', amount: 309.33 },
    ])
    assert.deepInclude(
      figureOf(highest, 'depenseNonAdmiseChequesRepas', 'cheques.repasDeductionMaximum'),
      { value: 4, from: '2026-01-01', confidence: 'provider', checked: '2026-11-22' }
    )
    assert.equal(notDeductible(await at(9.09)), 126)
  })

  test('1,500 € at full time is answered, with the minimums it does not reach', async ({
    assert,
  }) => {
    const { sousMinimum, compute } = await computed({ fields: { salaireBrut: 1500 } })
    assert.equal(compute.remuneration.remunerationMensuelle.salaireBrut, 1500)
    assert.deepEqual(
      sousMinimum.map(({ code, minimum, parameter }: any) => [code, minimum, parameter.id]),
      [
        ['rmmmg', 2233.61, 'stages.revenuMinimum'],
        ['bareme', 2242.8, 'bareme200.echelle1ClasseA'],
      ]
    )
    assert.match(sousMinimum[0].parameter.source, /SPF Emploi/)
    assert.notProperty(await computed({}), 'sousMinimum')
  })

  test('a headcount of 1 asks which hiring it is; the first at 3,000 saves 7,448.81 a year', async ({
    assert,
  }) => {
    const small = { date: '2026-08-01', company: { effectif: 1 } }
    const alone = await computed(small)
    assert.containsSubset(alone.questions, [
      {
        code: 'rangEngagement',
        path: 'package.rangEngagement',
        effectif: 1,
        parameter: { id: 'premiersEngagements.premier', value: 2000 },
      },
    ])
    const keys = alone.compute.coutEmployeur.remunerationsFixes.map(({ key }: any) => key)
    assert.notInclude(keys, 'reductionPremiersEngagements')
    const first = await computed({ ...small, fields: { rangEngagement: 1 } })
    assert.deepInclude(first.compute.coutEmployeur.remunerationsFixes, {
      key: 'reductionPremiersEngagements',
      amount: -7448.81,
    })
    assert.notProperty(first, 'questions')
  })

  test('a plug-in hybrid says what is missing; a false one has 2.5 times its emission', async ({
    assert,
  }) => {
    const untold = await computed({ fields: HYBRID })
    assert.containsSubset(untold.questions, [{ code: 'hybrideSansDonnees', co2: 45 }])
    const small = await computed({ fields: { ...HYBRID, batterieVS: 0.4 } })
    assert.containsSubset(small.questions, [
      {
        code: 'fauxHybrideSansEquivalent',
        path: 'package.co2EquivalentVS',
        co2: 112.5,
        parameter: { id: 'voiture.multipleFauxHybride', value: 250 },
      },
    ])
    assert.equal(small.compute.remuneration.remunerationMensuelle.atnVS, 348.21)
    const told = await computed({ fields: { ...HYBRID, batterieVS: 0.5 } })
    assert.notProperty(told, 'questions')
  })

  test('2027: lines and figures carried on are told, and 2027 as voted is another law', async ({
    assert,
  }) => {
    const date = '2027-03-01'
    const plain = await computed({ date })
    assert.isTrue(plain.lawset.extrapolated)
    assert.deepInclude(plain.lawset.projection.parameters, { id: 'precompte.tranches', year: 2026 })
    assert.include(
      plain.lawset.projection.lines,
      'remuneration.remunerationMensuelle.precompteProfessionnel'
    )
    assert.notProperty(plain.lawset, 'preset')
    const voted = await computed({ date, law: { preset: 'VOTED_2027' } })
    assert.deepInclude(voted.lawset, { preset: 'VOTED_2027', assumed: true })
    assert.notEqual(voted.lawset.hash, plain.lawset.hash)
    assert.equal(voted.compute.remuneration.remunerationMensuelle.precompteProfessionnel, -418.26)
    assert.notProperty((await computed({})).lawset, 'projection')
  })

  test('a package of 2027 keeps what of it was projected', async ({ assert }) => {
    const hr = await signedIn('hr')
    const saved = await hr.post('/api/packages', packageBody({ date: '2027-03-01' }))
    const { body } = await hr.get(`/api/packages/${saved.body.id}`)
    assert.isTrue(body.lawset.extrapolated)
    assert.isNotEmpty(body.lawset.projection.lines)
    assert.deepInclude(body.lawset.projection.parameters, { id: 'precompte.tranches', year: 2026 })
  })

  test('double holiday pay counts devices, unless the company leaves them out', async ({
    assert,
  }) => {
    const fields = {
      hasTelephone: true,
      telephone: 15,
      hasTelephonePlan: true,
      telephonePlan: 20,
      hasLaptop: true,
      laptop: 40,
      hasInternet: true,
      internet: 45,
      typeInternet: 'FOURNI',
    }
    const pay = ({ explanation }: any) =>
      explanation.find(({ rule }: any) => rule === 'doublePeculeBrut').value
    assert.equal(pay(await computed({ fields })), 2776.56)
    assert.equal(pay(await computed({ fields, config: { hasPeculeAtns: false } })), 2760)
  })

  test('a director has a bonus, and is told what is not computed', async ({ assert }) => {
    const body = await computed({
      worker: { dirigeant: true },
      config: { commissionParitaire: undefined },
      fields: { hasBonusAnnuel: true, bonusAnnuel: 6000 },
    })
    assert.deepEqual(body.nonCalcule, ['cotisationsIndependant'])
    assert.equal(body.compute.remuneration.remunerationMensuelle.onss, 0)
    assert.notProperty(await computed({}), 'nonCalcule')
  })
})
