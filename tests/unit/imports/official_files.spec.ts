import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { officialTable, OFFICIAL_FIELDS } from '#modules/imports/domain/official_table'
import type { OfficialFile } from '#modules/imports/domain/official_file'
import { FileRefused } from '#modules/imports/domain/sheet_table'
import { isOfficial } from '#modules/imports/files/is_official'
import { readOfficial } from '#modules/imports/files/read_official'
import { workbook } from '#tests/helpers/list_files'
import { belcotaxXml, dmfaOf, dmfaXml, formXml, nissOf, OWN_NUMBER } from '#tests/helpers/official_files'

const ZOE = nissOf('1985-07-30', 34)
const JAN = nissOf('1990-02-11', 51)
const NOOR = nissOf('1979-12-01', 2)

const options = { employer: OWN_NUMBER, printsOf: (niss: string) => [`print of ${niss}`], keepsNiss: false }
const read = (bytes: Uint8Array | string) => readOfficial(Buffer.from(bytes as string), options)
const refusedAs = async (bytes: Uint8Array | string, own = OWN_NUMBER) => {
  try {
    await readOfficial(Buffer.from(bytes as string), { ...options, employer: own })
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return [error.fault, ...Object.values(error.params)].join(' ')
    throw error
  }
}
const both = (dmfa: string, belcotax: string) =>
  zipSync({ 'dmfa.xml': strToU8(dmfa), 'map/281.XML': strToU8(belcotax), '__MACOSX/x.xml': strToU8('x') })
/** The rows by field, without what they do not say. */
const rowsOf = (file: OfficialFile) =>
  officialTable(file).rows.map(({ cells, official }) => ({
    ...Object.fromEntries(OFFICIAL_FIELDS.flatMap((name, at) => (cells[at] === null ? [] : [[name, cells[at]]]))),
    derived: Object.fromEntries(Object.entries(official!.derived).map(([name, { confidence, code }]) => [name, `${confidence} ${code}`])),
  })) as any[]

test.group('Official files', () => {
  test('a DmfA: committee, hours, days and what a month or an hour is paid, each with how likely it is', async ({ assert }) => {
    const file = await read(
      dmfaXml({
        people: [
          { niss: ZOE, pay: 9_750, paidHours: 494 },
          { niss: JAN, workerCode: '015', committee: '124', pay: 8_892.6, paidHours: 494, hours: '3040' },
          { niss: NOOR, committee: '140.03.00', absence: '050', until: '2026-08-31' },
          { niss: nissOf('2004-01-05', 11), workerCode: '840', committee: '999', from: '2026-08-03' },
        ],
      })
    )
    assert.deepEqual(file.files, [{ kind: 'dmfa', period: '2026/3', people: 4, isChecked: false }])
    assert.notInclude(JSON.stringify(file), `"${ZOE}"`)
    const [zoe, jan, noor, student] = rowsOf(file)
    assert.deepEqual(zoe, {
      dateOfBirth: '1985-07-30',
      gender: 'F',
      startDate: '2020-03-01',
      commissionParitaire: '200',
      employmentType: 'EMPLOYE',
      regimeNumerateur: 38,
      regimeDenominateur: 38,
      salaireBrut: 3250,
      derived: { salaireBrut: 'LIKELY third' },
    })
    assert.include(jan, { employmentType: 'OUVRIER', regimeNumerateur: 30.4, salaireBrutHoraire: 18.0012 })
    assert.deepEqual(jan.derived, { salaireBrutHoraire: 'LIKELY hour' })
    assert.include(noor, { commissionParitaire: '140.03', endDate: '2026-08-31' })
    assert.deepEqual(noor.derived, { salaireBrut: 'DOUBTFUL absences' })
    assert.include(student, { kind: 'STUDENT', dateOfBirth: '2004-01-05' })
    // 43 of the 66 working days of the quarter.
    assert.equal(student.salaireBrut, Math.round(((9_750 / 3) * 66 * 100) / 43) / 100)
    assert.deepEqual(student.derived, { salaireBrut: 'DOUBTFUL part' })
    assert.notProperty(student, 'commissionParitaire')
  })

  test('a last quarter without premiums may hold the year-end premium; several quarters and employers: the newest of one’s own', async ({
    assert,
  }) => {
    const last = await read(dmfaXml({ quarter: '20254', people: [{ niss: ZOE }, { niss: JAN, premium: 3_000 }] }))
    assert.deepEqual(rowsOf(last).map(({ derived }) => derived.salaireBrut), ['DOUBTFUL thirteenth', 'LIKELY third'])
    const file = await read(
      dmfaOf([
        formXml({ people: [{ niss: ZOE, pay: 9_000 }], quarter: '20262' }),
        formXml({ people: [{ niss: JAN }], company: '0202239951' }),
        formXml({ people: [{ niss: ZOE, pay: 9_300 }], quarter: '20263', company: OWN_NUMBER.replace(/^0/, '') }),
      ])
    )
    assert.deepInclude(file, { others: 1, files: [{ kind: 'dmfa', period: '2026/3', people: 1, isChecked: false }] })
    assert.equal(rowsOf(file)[0].salaireBrut, 3100)
    assert.isTrue((await read(dmfaXml({ quarter: '20223', people: [{ niss: ZOE }] }))).files[0]!.isChecked)
  })

  test('281.10: who they are and their household; both files joined by the register number, which is not kept', async ({
    assert,
  }) => {
    const belcotax = belcotaxXml({
      slips: [
        { niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë', civil: '2', partner: '2', children: '2', reference: '007', entered: '01-03-2020' },
        { niss: NOOR, lastName: 'Maes', firstName: 'Noor', civil: '5' },
        { niss: NOOR, lastName: 'Maes', firstName: 'Noor', civil: '4', pay: 2_000.5 },
        { niss: JAN, lastName: 'Weg', firstName: 'Jan', treatment: '3' },
      ],
    })
    const [alone] = rowsOf(await read(belcotax))
    assert.deepEqual(alone, {
      lastName: 'Lefèvre',
      firstName: 'Zoë',
      employeeNumber: '007',
      language: 'fr',
      startOfSeniority: '2020-03-01',
      dateOfBirth: '1985-07-30',
      gender: 'F',
      addressLine1: 'Rue de la Loi 16',
      addressPostalCode: '1000',
      addressCity: 'Bruxelles',
      addressCountry: 'BE',
      etatCivil: 'marie',
      conjointTravaille: false,
      enfantsACharge: 2,
      derived: {
        employeeNumber: 'LIKELY reference',
        etatCivil: 'DOUBTFUL married',
        enfantsACharge: 'LIKELY children',
        conjointTravaille: 'LIKELY partner',
      },
    })
    const file = await read(both(dmfaXml({ people: [{ niss: ZOE }, { niss: JAN }] }), belcotax))
    assert.sameMembers(file.files.map(({ kind, period, people }) => `${kind} ${period} ${people}`), ['dmfa 2026/3 2', 'belcotax 2024 2'])
    const [zoe, jan, noor] = file.people
    assert.isNotNull(zoe!.slip && zoe!.declared)
    assert.deepEqual(zoe!.prints, [`print of ${ZOE}`])
    assert.notProperty(zoe, 'niss')
    assert.isNull(jan!.slip)
    assert.deepInclude(noor!.slip, { civil: '4', pay: 40_000.5 })
    const kept = await readOfficial(Buffer.from(belcotax), { ...options, keepsNiss: true })
    assert.equal(kept.people[0]!.niss, ZOE)
  })

  test('an encoding is what the file declares; bytes that are no letters of it are refused', async ({ assert }) => {
    const xml = (encoding: string) => belcotaxXml({ encoding, slips: [{ niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë' }] })
    for (const bytes of [
      Buffer.from(xml('ISO-8859-1'), 'latin1'),
      Buffer.from(xml('windows-1252'), 'latin1'),
      Buffer.from(xml('UTF-8')),
      Buffer.from(`\ufeff${xml('utf-8')}`),
      Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le'),
    ]) {
      assert.isTrue(isOfficial(bytes))
      assert.equal(rowsOf(await read(bytes))[0].lastName, 'Lefèvre')
    }
    assert.equal(await refusedAs(Buffer.from(xml('UTF-8'), 'latin1')), 'wrongEncoding utf-8')
    assert.equal(await refusedAs(xml('EBCDIC-CP-BE')), 'wrongEncoding EBCDIC-CP-BE')
  })

  test('another root, period, company, half a file, declarations, bombs: each by its name', async ({ assert }) => {
    const good = dmfaXml({ people: [{ niss: ZOE }] })
    const slips = belcotaxXml({ slips: [{ niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë' }] })
    const entity = good.replace('<DmfAOriginal>', '<!DOCTYPE x [<!ENTITY a "aaaa">]><DmfAOriginal>')
    const cases: [Uint8Array | string, string][] = [
      ['<?xml version="1.0"?><Workbook/>', 'wrongRoot Workbook'],
      ['<?xml version="1.0"?>', 'unsound'],
      ['Nom;Prénom\nMaes;Noor\n', 'notOfficial'],
      [dmfaXml({ people: [{ niss: ZOE }], quarter: '20214' }), 'wrongPeriod DmfA 2021/4 2022/1 2026/3'],
      [dmfaXml({ people: [{ niss: ZOE }], quarter: '20264' }), 'wrongPeriod DmfA 2026/4 2022/1 2026/3'],
      [belcotaxXml({ slips: [], year: '2019' }), 'wrongPeriod 281.10 2019 2022 2025'],
      [dmfaXml({ people: [{ niss: ZOE }], company: '0202239951' }), `otherCompany 0202239951 ${OWN_NUMBER}`],
      [belcotaxXml({ slips: [{ niss: ZOE, lastName: 'a', firstName: 'b' }], company: '0202239951' }), `otherCompany 0202239951 ${OWN_NUMBER}`],
      [good.slice(0, good.length / 2), 'cut'],
      [slips.slice(0, -20), 'cut'],
      [belcotaxXml({ slips: [{ niss: ZOE, lastName: 'a', firstName: 'b' }], records: 12 }), 'totals 12 1'],
      [belcotaxXml({ slips: [] }), 'noPeople'],
      [entity, 'declarations'],
      [good.replace('495', '&lol;'), 'unsound'],
      [good.replace('</Form>', ''), 'unsound'],
      [good.replace('<Form>', `<Form>${'<a>'.repeat(50)}`), 'tooLong'],
      [good.replace('495', '4'.repeat(3_000)), 'tooLong'],
      [good.replace('<Form>', `<Form><!--${'x'.repeat(3_000_000)}-->`), 'tooLong'],
      [both(good, dmfaXml({ people: [{ niss: JAN }] })), 'twice DmfA'],
      [zipSync({ 'dmfa.xml': strToU8(good.replace('<Form>', `<Form>${'<a/>'.repeat(2_000_000)}`)) }), 'unpacked'],
      [zipSync({ 'dmfa.xml': strToU8(good) }).subarray(0, -30), 'notOfficial'],
      [workbook([['Nom'], ['Maes']]), 'notOfficial'],
      ['<html><table></table></html>', 'notOfficial'],
    ]
    for (const [bytes, fault] of cases) assert.equal(await refusedAs(bytes), fault)
    assert.equal(await refusedAs(good, ''), 'noOwnNumber')
  })

  test('elements in another order, within each other, or without end: refused, and nothing else happens', async ({ assert }) => {
    const good = dmfaXml({ people: [{ niss: ZOE }] })
    const slips = belcotaxXml({ slips: [{ niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë' }] })
    const quarter = '<Quarter>20263</Quarter>'
    const company = `<CompanyID>${OWN_NUMBER}</CompanyID>`
    for (const bad of [
      good.replace(quarter, '').replace(company, company + quarter),
      good.replace(company, company + quarter),
      good.replace(company, company + company.replace(OWN_NUMBER, '0202239951')),
      good.replace(quarter, ''),
      slips.replace('<f2009_', '<Fiche28120><f2009_volgnummer>1</f2009_volgnummer></Fiche28120><f2009_'),
      slips.replace('<f2009_', '<Fiche28110/><f2009_'),
    ])
      assert.equal(await refusedAs(bad), 'unsound')
    const within = good.replace('<INSS>', '<EmployerDeclaration><Quarter>20262</Quarter></EmployerDeclaration><INSS>')
    assert.equal(await refusedAs(within), 'noPeople')

    const many = Array.from({ length: 50_000 }, (_, at) => `<f${at}x>1</f${at}x>`).join('')
    const file = await read(slips.replace('<f2009_', `${many}<__proto__>1</__proto__><constructor>x</constructor><f2009_`))
    assert.equal(file.people[0]!.slip!.lastName, 'Lefèvre')
  })

  test('what stands in CDATA is read as text', async ({ assert }) => {
    const slips = belcotaxXml({ slips: [{ niss: ZOE, lastName: '<![CDATA[L’Épine & Fils]]>', firstName: 'Zoë' }] })
    assert.equal((await read(slips)).people[0]!.slip!.lastName, 'L’Épine & Fils')
    const long = slips.replace('L’Épine', 'x'.repeat(3_000))
    assert.equal(await refusedAs(long), 'tooLong')
  })

  test('20 MB stream through a thread that may hold 32 MB', async ({ assert }) => {
    const entry = new URL('../../helpers/read_long_declaration.ts', import.meta.url)
    // What it needs beyond this ends it, and fails the test.
    const thread = new Worker(entry, { workerData: { bytes: 20_000_000 }, resourceLimits: { maxOldGenerationSizeMb: 32 } })
    const [{ people, bytesOfEach }] = await once(thread, 'message')
    assert.equal(people, Math.ceil(20_000_000 / bytesOfEach))
  })
})
