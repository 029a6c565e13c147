import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { HYBRID, packageBody } from '#tests/helpers/package_body'

/** The figures of tests/engine/law_rows.spec.ts as the API answers and keeps them. */
test.group('The law as it was read in November 2026', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  const made = async (changes: object, fields: object) => {
    const client = await signedIn('hr')
    const answer = await client.post('/api/packages', packageBody({ ...changes }, { ...fields }))
    return answer.body
  }

  test('part time: a structural reduction of 1,129.89 at 2,600 for 32 of 38 hours', async ({
    assert,
  }) => {
    const { compute } = await made({}, { salaireBrut: 2600, regimeNumerateur: 32 })
    const amount = -1129.89
    assert.deepInclude(compute.coutEmployeur.remunerationsFixes, {
      key: 'reductionStructurelle',
      amount,
    })
  })

  test('a share in group insurance of 50 lowers the tax by 15: net 2,365.40', async ({
    assert,
  }) => {
    const fields = { salaireBrut: 3500, hasCotisationAG: true, cotisationAG: 50 }
    const { compute } = await made({}, fields)
    assert.equal(compute.remuneration.remunerationMensuelle.salaireNet, 2365.4)
  })

  test('a non-resident: year-end premium 1,451.17, sector premium 171.47', async ({ assert }) => {
    const worker = { etatCivil: 'celibataire', enfantsACharge: 3, nonResident: true }
    const { compute } = await made({ date: '2026-06-01', worker }, { salaireBrut: 2800 })
    assert.containsSubset(compute.remuneration.remunerationAnnuelle, {
      primeFinAnnee: 1451.17,
      primeSectorielle: 171.47,
      doublePeculeVacances: 1350.35,
    })
  })

  test('the first worker: 7,448.81 a year less, kept with the package; a headcount that excludes it has its sentence', async ({
    assert,
  }) => {
    const ofFirst = { key: 'reductionPremiersEngagements', amount: -7448.81 }
    const first = await made({ date: '2026-08-01' }, { rangEngagement: 1 })
    assert.deepInclude(first.compute.coutEmployeur.remunerationsFixes, ofFirst)
    assert.equal(first.package.rangEngagement, 1)

    await inTenant(acme.id, (trx) =>
      trx.from('companies').where('id', acme.id).update({ effectif: 1 })
    )
    const answers = []
    for (const language of ['fr', 'nl', 'en']) {
      const client = await signedIn('hr')
      const body = packageBody({}, { rangEngagement: 3, trimestreEngagement: 1 })
      const headers = { 'x-language': language }
      answers.push((await client.post('/api/packages', body, { headers })).body)
    }
    assert.deepEqual(
      answers.map(({ errors: [{ path, message }] }) => [path, message]),
      [
        ['package.rangEngagement', 'Avec un effectif de 1, ce ne peut pas être l’engagement n° 3.'],
        [
          'package.rangEngagement',
          'Bij een aantal werknemers van 1 kan dit niet aanwerving nr. 3 zijn.',
        ],
        ['package.rangEngagement', 'With a headcount of 1, this cannot be hire no. 3.'],
      ]
    )
  })

  test('a mobility budget of 12,000 with a car at 700: 3,091.92 left, 1,914.83 in cash; a diesel of 2026 is refused', async ({
    assert,
  }) => {
    const fields = {
      salaireBrut: 6000,
      hasBudgetMobilite: true,
      budgetMobilite: 12_000,
      budgetMobiliteHasPilier1: true,
      budgetMobiliteSoldePilier3: true,
      energieVS: 'ELECTRIQUE',
      valeurVS: 45_000,
      tcoMensuelVS: 700,
    }
    const { compute } = await made({ date: '2026-06-01' }, fields)
    const amount = 3091.92
    assert.deepInclude(compute.coutEmployeur.avantages, { key: 'budgetMobiliteSolde', amount })
    assert.equal(compute.remuneration.remunerationAnnuelle.budgetMobilitePilier3, 1914.83)

    const diesel = await made({}, { ...fields, energieVS: 'DIESEL', co2VS: 90 })
    assert.equal(diesel.errors[0].path, 'package.energieVS')
    assert.include(diesel.errors[0].message, 'n’émet plus de CO₂')
    const bounds = await made({}, { ...fields, budgetMobilite: 3000 })
    assert.match(bounds.errors[0].message, /^Le budget mobilité se situe entre 3\s233,00\s€/)
  })

  test('heating and electricity of a director: 320.00 a month taxed, kept with the package and in its PDF', async ({
    assert,
  }) => {
    const worker = { etatCivil: 'celibataire', dirigeant: true }
    const energy = { hasChauffage: true, chauffage: 200, hasElectricite: true, electricite: 90 }
    const config = { computeModelConfig: { employmentType: 'EMPLOYE' } }
    const body = await made({ worker }, { ...config, ...energy })
    assert.containsSubset(body.compute.remuneration.remunerationMensuelle, {
      energieImposable: 320,
      retraitAtns: -320,
    })
    assert.deepInclude(body.compute.coutEmployeur.avantages, { key: 'chauffage', amount: 2400 })
    assert.containsSubset(body.package, energy)
    const unknown = await made({ worker }, { ...config, ...energy, hasChauffageCentral: true })
    assert.equal(unknown.errors[0].path, 'package.hasChauffageCentral')
    const refused = await made({}, { hasChauffage: true })
    assert.equal(refused.errors[0].path, 'package.chauffage')

    // One stored before the line was known stays as it is.
    const { remuneration } = body.compute
    const { energieImposable: _, ...before } = remuneration.remunerationMensuelle
    const stored = { ...remuneration, remunerationMensuelle: before }
    const compute = JSON.stringify({ ...body.compute, remuneration: stored })
    await inTenant(acme.id, (trx) => trx.from('packages').where('id', body.id).update({ compute }))
    const client = await signedIn('hr')
    const kept = await client.get(`/api/packages/${body.id}`)
    assert.deepEqual(kept.body.compute.remuneration.remunerationMensuelle, before)
  })

  test('a false plug-in hybrid: 482.14 a month by its equivalent car; its fields are kept', async ({
    assert,
  }) => {
    const told = { batterieVS: 0.4, co2EquivalentVS: 150, euro6eBisVS: true }
    const body = await made({}, { ...HYBRID, ...told })
    assert.equal(body.compute.remuneration.remunerationMensuelle.atnVS, 482.14)
    assert.containsSubset(body.package, told)
    const plain = await made({}, HYBRID)
    assert.equal(plain.compute.remuneration.remunerationMensuelle.atnVS, 142.86)
    const wrong = await made({}, { ...HYBRID, batterieVS: 0.123 })
    assert.equal(wrong.errors[0].path, 'package.batterieVS')
  })

  test('the special contribution on premiums is a line of the year; one stored without it stays as it is', async ({
    assert,
  }) => {
    const body = await made({}, {})
    const year = body.compute.remuneration.remunerationAnnuelle
    assert.containsSubset(year, { csssComplement: -54.63, remunerationAnnuelle: 30_352.47 })

    const { csssComplement: _, ...before } = { ...year, remunerationAnnuelle: 30_407.1 }
    const remuneration = { ...body.compute.remuneration, remunerationAnnuelle: before }
    const compute = JSON.stringify({ ...body.compute, remuneration })
    await inTenant(acme.id, (trx) => trx.from('packages').where('id', body.id).update({ compute }))
    const kept = await (await signedIn('hr')).get(`/api/packages/${body.id}`)
    assert.deepEqual(kept.body.compute.remuneration.remunerationAnnuelle, before)
  })
})
