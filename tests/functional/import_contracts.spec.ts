import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { seatOf } from '#tests/helpers/hired'
import { commit, counts, decided, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'

const TITLES = [
  'Matricule',
  'Début du contrat',
  'Fin du contrat',
  'CP',
  'Heures par semaine',
  'Brut mensuel',
  'Fonction',
  'Chèques-repas',
  'Assurance groupe en pourcent',
  'Éco-chèques',
  'GSM',
  'Lieu de travail',
]
const ZOE = [
  '1',
  '01/03/2024',
  '',
  '200',
  '38',
  '3.250,00',
  'Analyste',
  '8,00',
  '4',
  '250',
  'oui',
  'Namur',
]
const JAN = [
  '2',
  '15/05/2023',
  '31/12/9999',
  'CP 124',
  '30,4',
  '2.900,00',
  'Maçon',
  '',
  '',
  '',
  '',
  'Namur',
]
const SOON = daysAfter(today(), 40)

test.group('Contracts from a file', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let place: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    place = await seatOf(acme)
    hr = await signedIn('hr')
    for (const [employeeNumber, firstName] of [
      ['1', 'Zoë'],
      ['2', 'Jan'],
      ['3', 'Noor'],
    ])
      await hr.post('/api/workers', { firstName, lastName: 'Peeters', employeeNumber })
  })

  const sendRows = (client: TestClient, rows: readonly (readonly string[])[]) =>
    send(client, list(rows), { target: 'contracts', fileName: 'contrats.csv' })
  const sum = () => checksumOf(acme.id, { except: [...OF_THE_IMPORT, 'outbox', 'team_changes'] })
  const contractsOf = (number: string) =>
    inTenant(acme.id, async (trx) => {
      const { id } = await trx.from('workers').where('employee_number', number).first()
      return trx
        .from('contracts')
        .join('packages', 'packages.id', 'contracts.package_id')
        .where('contracts.worker_id', id)
        .orderBy('contracts.start_date')
        .orderBy('contracts.created_at')
        .select(
          'contracts.*',
          'packages.package',
          'packages.compute',
          'packages.package_category',
          'packages.nom_fonction'
        )
    })
  /** What holds and held, whenever it was last touched. */
  const held = async (number: string) =>
    (await contractsOf(number)).map(
      ({ id, kind, start_date, end_date, corrected_by_id, previous_id, package: fields }) =>
        JSON.stringify([id, kind, start_date, end_date, corrected_by_id, previous_id, fields])
    )
  const codes = (draft: any) => draft.plan.groups.map(({ field, code }: any) => `${field} ${code}`)

  test('anonymous, manager and another company: refused; HR takes them in with their packages, and undoes it', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const rows = [TITLES, ZOE, JAN]
    assert.equal((await sendRows(await visitor(), rows)).status, 401)
    assert.equal((await sendRows(await signedIn('manager'), rows)).status, 403)
    const before = await sum()
    const { body: draft, raw } = await sendRows(hr, rows)
    assert.deepEqual(counts(draft.plan ?? {}), [2, 0, 0, 0], String(raw))
    assert.equal(await sum(), before)
    const theirs = await signedIn('hr', 'globex')
    assert.equal((await commit(theirs, draft)).status, 404)

    const done = await commit(hr, draft)
    assert.equal(done.status, 200, String(done.raw))
    const [zoe] = await contractsOf('1')
    assert.include(zoe, {
      kind: 'OPEN_ENDED',
      signature: 'PAPER',
      end_date: null,
      package_category: 'CONTRACTED',
      contract_location_id: place,
    })
    assert.equal(zoe.entered_because, 'Repris du fichier contrats.csv')
    assert.deepInclude(zoe.package, {
      salaireBrut: 3250,
      hasChequeRepas: true,
      chequeRepas: 8,
      assuranceGroupe: 4,
      assuranceGroupeInputType: 'PERCENT_BASE',
      ecoCheques: 250,
      hasTelephone: true,
      telephone: 0,
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    })
    assert.isAbove(zoe.compute.coutEmployeur.coutEmployeurAnnuel, 40_000)
    const [jan] = await contractsOf('2')
    assert.include(jan, { kind: 'PART_TIME', end_date: null })
    assert.equal(jan.package.computeModelConfig.employmentType, 'OUVRIER')
    assert.deepInclude(jan.package, { regimeNumerateur: 30.4 })
    assert.notProperty(jan.package, 'hasEcoCheques')
    // What they cost by month is computed as for one that was typed: whatever is missing, by one job for both.
    const jobs = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'compute-figures')
    )
    assert.lengthOf(jobs, 1)
    // Each has lines of the log of its own.
    const subjects = [zoe, jan].flatMap((each) => [each.id, each.package_id])
    const logged = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').whereIn('subject_id', subjects)
    )
    assert.sameMembers(
      logged.map(({ event, subject_id: id }: any) => `${event} ${id}`),
      [zoe, jan].flatMap((each) => [
        `contract.entered ${each.id}`,
        `package.created ${each.package_id}`,
      ])
    )

    const again = await sendRows(hr, rows)
    assert.deepEqual(counts(again.body.plan), [0, 0, 2, 0])
    const undone = await undo(hr, draft)
    assert.deepEqual(undone.body, { id: draft.import.id, restored: 2, kept: 0 }, String(undone.raw))
    assert.equal(await sum(), before)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('who has a contract gets a correction on its day and the next version on a later one, with before and after', async ({
    assert,
  }) => {
    await commit(hr, (await sendRows(hr, [TITLES, ZOE])).body)
    const stands = await held('1')
    const raised = [TITLES, ZOE.with(5, '3.400,00').with(7, '').with(9, '0').with(10, 'non')]
    const { body: draft } = await sendRows(hr, raised)
    assert.deepEqual(counts(draft.plan), [0, 1, 0, 0])
    assert.deepEqual(
      draft.plan.rows[0].changes.map(({ before, after }: any) =>
        [before, after].map((text) => text?.replace(/\s/g, ' ') ?? null)
      ),
      [
        ['3 250,00 €', '3 400,00 €'],
        ['Oui', null],
        ['0,00 €', null],
        ['250,00 €', null],
      ]
    )
    assert.equal((await commit(hr, draft)).status, 200)
    const [wrong, right] = await contractsOf('1')
    assert.equal(wrong.corrected_by_id, right.id)
    assert.include(right, { change_type: 'CORRECTION', signature: 'PAPER' })
    assert.include(right.package, {
      salaireBrut: 3400,
      chequeRepas: 8,
      hasTelephone: false,
      hasEcoCheques: false,
    })
    assert.include((await undo(hr, draft)).body, { restored: 1, kept: 0 })
    assert.deepEqual(await held('1'), stands)

    const [day, month, year] = [SOON.slice(8), SOON.slice(5, 7), SOON.slice(0, 4)]
    const later = [TITLES, ZOE.with(1, `${day}/${month}/${year}`).with(5, '3.500,00')]
    const { body: next } = await sendRows(hr, later)
    assert.deepEqual(counts(next.plan), [0, 1, 0, 0])
    assert.equal((await commit(hr, next)).status, 200)
    const [first, second] = await contractsOf('1')
    assert.include(second, {
      change_type: 'CHANGE',
      kind: 'AMENDMENT',
      signature: 'TO_SIGN',
      previous_id: first.id,
    })
    assert.equal(second.package.salaireBrut, 3500)
    assert.isNotNull(first.end_date)
    // What is still to be signed is changed there.
    const { body: twice } = await sendRows(hr, [TITLES, later[1]!.with(5, '3.600,00')])
    assert.deepEqual(codes(twice), ['startDate contract_to_sign'])
    assert.include((await undo(hr, next)).body, { restored: 1, kept: 0 })
    assert.deepEqual(await held('1'), stands)
  })

  test('several contracts of one person follow each other; what overlaps, names nobody or has no pay is refused in its cell', async ({
    assert,
  }) => {
    const rows = [
      TITLES,
      ['3', '01/01/2022', '', '200', '38', '2.800', 'Analyste', '', '', '', '', ''],
      ['3', '01/06/2023', '', '200', '38', '3.000', 'Analyste', '', '', '', '', ''],
      ['1', '01/01/2022', '31/12/2023', '200', '38', '2.800', 'Analyste', '', '', '', '', ''],
      ['1', '01/06/2023', '', '200', '38', '3.000', 'Analyste', '', '', '', '', ''],
      ['99', '01/01/2022', '', '200', '38', '2.800', 'Analyste', '', '', '', '', ''],
      ['2', '01/01/2022', '', '999', '99', '-5', '', '99', '400', '', 'peut-être', 'Nulle part'],
      ['2', '31/12/1940', '', '302', '38', '2.500', 'Serveur', '', '', '', '', ''],
    ]
    const { body: draft } = await sendRows(hr, rows)
    assert.deepEqual(counts(draft.plan), [3, 0, 0, 4])
    assert.includeMembers(codes(draft), [
      'startDate contract_overlap',
      'employeeNumber unknown_person',
      'commissionParitaire committee',
      'regimeNumerateur hours',
      'salaireBrut positive',
      'assuranceGroupePercent share',
      'hasTelephone flag',
      'employmentType required',
      'contractLocation unknown_name',
    ])
    for (const { message } of draft.plan.groups)
      assert.notMatch(message, /refused_|imports\.|undefined/)
    assert.equal((await commit(hr, draft)).status, 200)
    const noor = await contractsOf('3')
    assert.lengthOf(noor, 2)
    assert.equal(noor[0].end_date.getFullYear(), 2023)
    assert.isNull(noor[1].end_date)
    assert.include((await undo(hr, draft)).body, { restored: 3, kept: 0 })
  })

  test('what the engine refuses is said in the cell, in three languages', async ({ assert }) => {
    const rows = [TITLES, ZOE.with(7, '60,00')]
    const told = new Set<string>()
    for (const language of ['fr', 'nl', 'en']) {
      const { body } = await hr.post('/api/imports?target=contracts&fileName=x.csv', undefined, {
        rawBody: list(rows),
        headers: { 'content-type': 'text/csv', 'x-language': language },
      })
      assert.deepEqual(codes(body), ['chequeRepas contract'])
      told.add(body.plan.groups[0].message)
    }
    assert.lengthOf([...told], 3)
  })

  test('a car by its name in the catalogue brings what the catalogue says of it; without one its value is asked', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const car = {
      kind: 'voitureSociete',
      description: 'Škoda Enyaq 85',
      translations: {},
      energie: 'ELECTRIQUE',
      valeur: 48_000,
      tcoMensuel: 720,
      inPackages: true,
    }
    const made = await admin.post('/api/benefits', car)
    assert.equal(made.status, 201, String(made.raw))
    const titles = [
      'Matricule',
      'Début',
      'CP',
      'Brut',
      'Fonction',
      'Modèle',
      'Participation voiture',
    ]
    const row = (model: string) => ['1', '01/03/2024', '200', '3000', 'Analyste', model, '50']
    const { body: unknown } = await sendRows(hr, [titles, row('Trabant')])
    assert.equal(unknown.plan.refused, 1)
    const { body: draft } = await sendRows(hr, [titles, row('skoda enyaq 85')])
    assert.deepEqual(counts(draft.plan), [1, 0, 0, 0])
    assert.equal((await commit(hr, draft)).status, 200)
    const [contract] = await contractsOf('1')
    assert.deepInclude(contract.package, {
      hasVoitureSociete: true,
      valeurVS: 48_000,
      tcoMensuelVS: 720,
      energieVS: 'ELECTRIQUE',
      contributionVS: 50,
    })
  })

  test('a contract that changed since stays, and one that changed before the commit stops it', async ({
    assert,
  }) => {
    const { body: draft } = await sendRows(hr, [TITLES, ZOE, JAN])
    await commit(hr, draft)
    const { body: raised } = await sendRows(hr, [TITLES, ZOE.with(5, '3.400,00')])
    const { body: other } = await sendRows(hr, [TITLES, ZOE.with(5, '3.500,00')])
    assert.equal((await commit(hr, raised)).status, 200)
    assert.equal((await commit(hr, other)).body.code, 'E_IMPORT_STALE')
    assert.include((await undo(hr, draft)).body, { restored: 1, kept: 1 })
    const fresh = await hr.get(`/api/imports/${other.import.id}`)
    assert.deepEqual(counts(fresh.body.plan), [0, 1, 0, 0])
    const cleared = await decided(hr, fresh.body, { empty: 'CLEAR' })
    assert.equal((await commit(hr, cleared)).status, 200)
  })
})
