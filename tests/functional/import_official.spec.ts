import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, LEFT_BY_SIGN_IN, type TestCompany } from '#tests/helpers/companies'
import { seatOf } from '#tests/helpers/hired'
import { commit, counts, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'
import { belcotaxXml, dmfaXml, nissOf, OWN_NUMBER } from '#tests/helpers/official_files'

const ZOE = nissOf('1985-07-30', 34)
const JAN = nissOf('1990-02-11', 51)
const NOOR = nissOf('1979-12-01', 2)

const DMFA = dmfaXml({
  people: [
    { niss: ZOE, from: '2022-03-01', pay: 9_750 },
    { niss: JAN, from: '2023-01-09', workerCode: '015', committee: '124', pay: 8_892.6, paidHours: 494 },
    { niss: NOOR, from: '2024-02-01', pay: 9_000, absence: '050' },
  ],
})
const FORMS = belcotaxXml({
  slips: [
    { niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë', civil: '2', partner: '1', children: '1', reference: '007', entered: '01-03-2022' },
    { niss: JAN, lastName: 'PEETERS', firstName: 'Jan', reference: '008' },
  ],
})
const BOTH = Buffer.from(zipSync({ 'dmfa.xml': strToU8(DMFA), '281.xml': strToU8(FORMS) }))

test.group('Official files into the team', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await seatOf(acme)
    hr = await signedIn('hr')
  })

  const sendXml = (client: TestClient, bytes: Buffer | string, target = 'official') =>
    send(client, Buffer.from(bytes as string), { target, fileName: 'dmfa.xml' })
  const sum = () => checksumOf(acme.id, { except: [...OF_THE_IMPORT, 'outbox', 'team_changes'] })
  const people = () =>
    inTenant(acme.id, (trx) =>
      trx.from('workers').leftJoin('worker_private', 'worker_private.worker_id', 'workers.id').whereIn('last_name', ['Lefèvre', 'PEETERS', 'Maes']).orderBy('last_name').select('workers.*', 'worker_private.niss_print')
    )
  const contractsOf = (workerId: string) =>
    inTenant(acme.id, (trx) =>
      trx.from('contracts').join('packages', 'packages.id', 'contracts.package_id').where('contracts.worker_id', workerId).select('contracts.*', 'packages.package', 'packages.nom_fonction')
    )

  test('anonymous, manager and another company: refused; HR sees what it does, takes both in with contracts, and undoes it', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await sendXml(await visitor(), BOTH)).status, 401)
    assert.equal((await sendXml(await signedIn('manager'), BOTH)).status, 403)
    const before = await sum()
    // The file itself says what it is.
    const { body: draft, raw } = await sendXml(hr, BOTH, 'workers')
    assert.equal(draft.import?.target, 'official', String(raw))
    assert.deepEqual(counts(draft.plan), [2, 0, 0, 1])
    assert.deepEqual(
      draft.official.files.map(({ kind, period, people: many }: any) => `${kind} ${period} ${many}`).toSorted(),
      ['belcotax 2024 2', 'dmfa 2026/3 3']
    )
    assert.include(draft.official, { employer: OWN_NUMBER, keepsNiss: false, others: 0 })
    const [zoe] = draft.plan.rows
    assert.equal(zoe.label, 'Zoë Lefèvre')
    const derived = zoe.changes.filter((each: any) => each.derived).map((each: any) => each.derived.confidence)
    assert.includeMembers(derived, ['LIKELY', 'DOUBTFUL'])
    const kept = zoe.changes.filter(({ label }: any) => /^Déclaré/.test(label)).map(({ after }: any) => after.replace(/\s/g, ' '))
    assert.deepEqual(kept, ['9 750,00 €', '38 000,00 €'])
    for (const niss of [ZOE, JAN, NOOR]) assert.notInclude(String(raw), niss)
    assert.notInclude(JSON.stringify(draft.plan.groups), 'refused_')
    assert.equal(await sum(), before)
    assert.equal((await commit(await signedIn('hr', 'globex'), draft)).status, 404)

    const done = await commit(hr, draft)
    assert.equal(done.status, 200, String(done.raw))
    const [lefevre, peeters] = await people()
    assert.include(lefevre, { employee_number: '007', etat_civil: 'marie', conjoint_travaille: true, enfants_a_charge: 1, niss_print: null, language: 'fr', address_country: 'BE' })
    const [contract] = await contractsOf(lefevre.id)
    assert.include(contract, { kind: 'OPEN_ENDED', signature: 'PAPER', nom_fonction: 'Employé' })
    assert.deepInclude(contract.package, { salaireBrut: 3250, computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' } })
    const [manual] = await contractsOf(peeters.id)
    assert.deepInclude(manual.package, { salaireBrutHoraire: 18.0012 })

    const again = await sendXml(hr, BOTH)
    assert.isNotNull(again.body.loadedBefore)
    assert.equal(again.body.plan.created, 0)
    const undone = await undo(hr, draft)
    assert.deepEqual(undone.body, { id: draft.import.id, restored: 2, kept: 0 }, String(undone.raw))
    assert.equal(await sum(), before)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('for payroll the numbers are kept, sealed and never shown; by them a DmfA alone finds its people', async ({ assert }) => {
    const query = new URLSearchParams({ target: 'official', fileName: '281.xml', nissFor: 'PAYROLL' })
    const begun = await hr.post(`/api/imports?${query}`, undefined, { rawBody: Buffer.from(FORMS), headers: { 'content-type': 'text/xml' } })
    const draft = begun.body
    assert.deepEqual(counts(draft.plan ?? {}), [2, 0, 0, 0], String(begun.raw))
    assert.isTrue(draft.official.keepsNiss)
    for (const niss of [ZOE, JAN]) assert.notInclude(String(begun.raw), niss)
    assert.equal((await commit(hr, draft)).status, 200)
    const [lefevre] = await people()
    assert.isString(lefevre.niss_print)
    assert.lengthOf(await contractsOf(lefevre.id), 0)
    const audit = await inTenant(acme.id, (trx) => trx.from('audit_log').where('event', 'import.committed').first())
    assert.include(JSON.stringify(audit), 'PAYROLL')

    await hr.post('/api/workers', { firstName: 'Noor', lastName: 'Maes', employeeNumber: '7' })
    const alone = await sendXml(hr, DMFA)
    assert.deepEqual(counts(alone.body.plan), [0, 2, 0, 1], String(alone.raw))
    assert.deepEqual(alone.body.plan.groups.map(({ code }: any) => code), ['unknown_number'])
    assert.equal((await commit(hr, alone.body)).status, 200)
    assert.lengthOf(await contractsOf(lefevre.id), 1)
    // What is known stays: another pay changes nothing of a contract, and is kept as what was declared.
    const next = await sendXml(hr, dmfaXml({ people: [{ niss: ZOE, from: '2022-03-01', pay: 12_000 }] }))
    assert.deepEqual(counts(next.body.plan), [0, 1, 0, 0])
    assert.lengthOf(next.body.plan.rows[0].changes, 1)
    assert.deepEqual(counts((await sendXml(hr, DMFA)).body.plan), [0, 0, 2, 1])
    assert.include((await undo(hr, alone.body)).body, { restored: 2, kept: 0 })
    assert.lengthOf(await contractsOf(lefevre.id), 0)
  })

  test('who is known is completed and not changed; one name with another number is somebody else', async ({ assert }) => {
    const known = await hr.post('/api/workers', { firstName: 'Zoé', lastName: 'Lefevre', employeeNumber: '7', email: 'zoe@acme.test' })
    const { body: draft, raw } = await sendXml(hr, FORMS)
    assert.deepEqual(counts(draft.plan ?? {}), [1, 1, 0, 0], String(raw))
    assert.equal((await commit(hr, draft)).status, 200)
    const worker = await inTenant(acme.id, (trx) => trx.from('workers').where('id', known.body.id).first())
    assert.include(worker, { first_name: 'Zoé', last_name: 'Lefevre', employee_number: '7', etat_civil: 'marie', address_city: 'Bruxelles' })
    await undo(hr, draft)
    // The reference of one person on their form is the number of another one here.
    const other = await hr.post('/api/workers', { firstName: 'An', lastName: 'Other', employeeNumber: '008' })
    const { body: taken } = await sendXml(hr, FORMS)
    assert.deepEqual(counts(taken.plan), [1, 1, 0, 0])
    assert.notInclude(JSON.stringify(taken.plan.rows), '008')
    assert.isString(other.body.id)
    await inTenant(acme.id, (trx) => trx.from('workers').where('id', known.body.id).update({ date_of_birth: '1985-07-31' }))
    assert.deepEqual(counts((await sendXml(hr, FORMS)).body.plan), [2, 0, 0, 0])
  })

  test('another company, period, root, half a file, no number of one’s own: a sentence in three languages, and nothing is kept', async ({
    assert,
  }) => {
    const bad: [string, string][] = [
      ['otherCompany', dmfaXml({ people: [{ niss: ZOE }], company: '0202239951' })],
      ['wrongPeriod', dmfaXml({ people: [{ niss: ZOE }], quarter: '20194' })],
      ['wrongRoot', '<?xml version="1.0"?><Workbook/>'],
      ['cut', DMFA.slice(0, 2_000)],
      ['declarations', DMFA.replace('<DmfAOriginal>', '<!DOCTYPE a [<!ENTITY b "c">]><DmfAOriginal>')],
      ['totals', belcotaxXml({ slips: [{ niss: ZOE, lastName: 'a', firstName: 'b' }], records: 12 })],
      ['notOfficial', list([['Nom'], ['Maes']]).toString()],
    ]
    for (const [fault, bytes] of bad) {
      const told = new Set<string>()
      for (const language of ['fr', 'nl', 'en']) {
        const { status, body } = await hr.post('/api/imports?target=official&fileName=x.xml', undefined, {
          rawBody: Buffer.from(bytes),
          headers: { 'content-type': 'text/xml', 'x-language': language },
        })
        assert.deepEqual([status, body.errors[0].code], [422, fault])
        assert.notMatch(body.errors[0].message, /imports\.|\{/)
        told.add(body.errors[0].message)
      }
      assert.lengthOf([...told], 3)
    }
    await inTenant(acme.id, (trx) => trx.from('companies').where('id', acme.id).update({ numero_entreprise: '' }))
    assert.equal((await sendXml(hr, DMFA)).body.errors[0].code, 'noOwnNumber')
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('imports')), 0)
  })
})
