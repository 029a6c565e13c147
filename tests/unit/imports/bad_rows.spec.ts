import { test } from '@japa/runner'
import { NO_SETTINGS } from '#modules/imports/domain/import_settings'
import { mapColumns } from '#modules/imports/domain/map_columns'
import { countsOf, groupRefusals } from '#modules/imports/domain/planned_row'
import { readRows } from '#modules/imports/domain/read_rows'
import { readSheet } from '#modules/imports/files/read_sheet'
import { planWorkers } from '#modules/imports/targets/plan_workers'
import { WORKER_FIELDS } from '#modules/imports/targets/worker_fields'
import { workbook, type SheetCell } from '#tests/helpers/list_files'

const SIGNS = { dates: 'DMY', decimal: ',' } as const
const NISS = '85073003328'
const person = (id: string, fields: Record<string, string | null>) => ({ id, fields })

const FACTS = {
  people: [
    person('anna', {
      firstName: 'Anna',
      lastName: 'Claes',
      employeeNumber: '1',
      email: 'anna@acme.test',
      niss: NISS,
    }),
    person('bert', { firstName: 'Bert', lastName: 'Maes', employeeNumber: '2' }),
    person('jan1', { firstName: 'Jan', lastName: 'Peeters', employeeNumber: '3' }),
    person('jan2', { firstName: 'Jan', lastName: 'Peeters', employeeNumber: '4' }),
  ],
  lists: {
    department: [{ id: 'd1', name: 'Ventes' }],
    costCenter: [{ id: 'c1', name: 'CC1' }],
    contractLocation: [{ id: 'l1', name: 'Namur' }],
  },
  makesNames: false,
  locale: 'en' as const,
}

const TITLES = {
  lastName: 'Nom',
  firstName: 'Prénom',
  employeeNumber: 'Matricule',
  email: 'E-mail',
  phone: 'Téléphone',
  language: 'Langue',
  department: 'Département',
  costCenter: 'Centre de coûts',
  contractLocation: 'Lieu de travail',
  manager: 'Responsable',
  level: 'Niveau',
  startOfSeniority: 'Ancienneté',
  dateOfBirth: 'Date de naissance',
  nationality: 'Nationalité',
  gender: 'Sexe',
  addressPostalCode: 'Code postal',
  addressCountry: 'Pays',
  etatCivil: 'État civil',
  conjointTravaille: 'Conjoint travaille',
  enfantsACharge: 'Enfants à charge',
  enfantsHandicapes: 'Enfants handicapés',
  niss: 'NISS',
  iban: 'IBAN',
  bic: 'BIC',
}
type Title = keyof typeof TITLES
const FIELDS = Object.keys(TITLES) as Title[]

/** What is wrong with one row, and what is said of it. */
type Bad = [cells: Partial<Record<Title, SheetCell>>, ...refused: string[]]

const BAD: Bad[] = [
  [{ lastName: null }, 'lastName required'],
  [{ firstName: null }, 'firstName required'],
  [{ lastName: 'x'.repeat(101) }, 'lastName long'],
  [{ lastName: 'Ma\ue000es' }, 'lastName signs'],
  [{ lastName: 'Lef\ufffdvre' }, 'lastName signs'],
  [{ lastName: { formula: 'A1', value: 1 } }, 'lastName formula'],
  [{ lastName: { error: '#N/A' } }, 'lastName error'],
  [{ email: 'anna' }, 'email email'],
  [{ email: 'a b@c.be' }, 'email email'],
  [{ phone: '12' }, 'phone phone'],
  [{ language: 'Klingon' }, 'language code'],
  [{ gender: '?' }, 'gender code'],
  [{ etatCivil: 'Feitelijk gescheiden' }, 'etatCivil code'],
  [{ nationality: 'Atlantis' }, 'nationality country'],
  [{ addressCountry: 'ZZ' }, 'addressCountry country'],
  [{ addressPostalCode: '99', addressCountry: 'BE' }, 'addressPostalCode postal_code'],
  [{ startOfSeniority: 'bientôt' }, 'startOfSeniority day'],
  [{ startOfSeniority: '31/02/2026' }, 'startOfSeniority no_day'],
  [{ startOfSeniority: 45000.5 }, 'startOfSeniority day'],
  [{ dateOfBirth: '01/01/2190' }, 'dateOfBirth past'],
  [{ enfantsACharge: 'deux' }, 'enfantsACharge whole'],
  [{ enfantsACharge: 1.5 }, 'enfantsACharge whole'],
  [{ enfantsACharge: -1 }, 'enfantsACharge range'],
  [{ enfantsACharge: 31 }, 'enfantsACharge range'],
  [{ enfantsACharge: 1, enfantsHandicapes: 2 }, 'enfantsHandicapes situation'],
  [{ etatCivil: 'marié', conjointTravaille: 'peut-être' }, 'conjointTravaille flag'],
  [{ niss: '85.07.30-033.29' }, 'niss niss'],
  [{ niss: '8,5073E+10' }, 'niss niss_number'],
  [{ iban: 'BE68539007547035' }, 'iban iban'],
  [{ bic: 'KRED' }, 'bic bic'],
  [{ department: 'Achats' }, 'department unknown_name'],
  [{ costCenter: 'CC9' }, 'costCenter unknown_name'],
  [{ contractLocation: 'Liège' }, 'contractLocation unknown_name'],
  [{ manager: 'Nobody Known' }, 'manager unknown_manager'],
  [{ manager: 'Jan Peeters' }, 'manager ambiguous_manager'],
  [{ employeeNumber: '2', firstName: 'Bert', lastName: 'Maes', manager: '2' }, 'manager own_manager'],
  [{ employeeNumber: '1', email: 'anna@acme.test', manager: '70' }, 'manager manager_circle'],
  [{ employeeNumber: '70', lastName: 'Ring', manager: '1' }, 'manager manager_circle'],
  [{ employeeNumber: '71', lastName: 'Under', manager: '70' }, 'manager unknown_manager'],
  [{ employeeNumber: '2', email: 'anna@acme.test' }, 'email other_person'],
  [{ employeeNumber: '2', niss: NISS }, 'niss other_person'],
  [{ employeeNumber: null, email: null, firstName: 'Jan', lastName: 'Peeters' }, 'lastName ambiguous_person'],
  [{ employeeNumber: 'G1' }, 'employeeNumber twice'],
  [{ email: 'good1@acme.test' }, 'email twice'],
  [{ employeeNumber: 'x'.repeat(41) }, 'employeeNumber long'],
]

const goodRow = (at: number, cells: Partial<Record<Title, SheetCell>> = {}) =>
  FIELDS.map((field): SheetCell => {
    if (field in cells) return cells[field]!
    const all: Partial<Record<Title, SheetCell>> = {
      lastName: `Dupont${at}`,
      firstName: 'Élise',
      employeeNumber: `G${at}`,
      email: `good${at}@acme.test`,
      etatCivil: 'Célibataire',
      conjointTravaille: 'non',
    }
    return all[field] ?? null
  })

async function planned(rows: readonly (readonly SheetCell[])[], settings = NO_SETTINGS) {
  const table = await readSheet(workbook([FIELDS.map((field) => TITLES[field]), ...rows]))
  const mapping = mapColumns(table.header, WORKER_FIELDS, {}, {})
  if (mapping.ambiguous.length > 0) throw new Error(JSON.stringify(mapping.ambiguous))
  return planWorkers(await readRows(table, WORKER_FIELDS, mapping, settings, SIGNS), FACTS)
}

test.group('Bad rows of a list of people', () => {
  test('more than forty kinds are each listed with what is wrong, and the good rows are not touched by them', async ({
    assert,
  }) => {
    assert.isAtLeast(BAD.length, 40)
    const { rows } = await planned([goodRow(1), ...BAD.map(([cells], at) => goodRow(at + 100, cells)), goodRow(2)])
    assert.deepEqual(
      rows.map(({ line, refusals }) => [line, ...refusals.map(({ field, code }) => `${field} ${code}`)]),
      [[2], ...BAD.map(([, ...refused], at) => [at + 3, ...refused]), [BAD.length + 3]]
    )
    assert.deepEqual(countsOf(rows), { created: 2, changed: 0, same: 0, refused: BAD.length })
  })

  test('a row with more cells than titles is refused: they may have shifted', async ({ assert }) => {
    const { rows } = await planned([[...goodRow(1), 'stray']])
    assert.deepEqual(
      rows[0]!.refusals.map(({ field, code }) => `${field} ${code}`),
      [' overflow']
    )
  })

  test('cells that the same repairs stand together, and a map of values repairs them all', async ({
    assert,
  }) => {
    const list = [1, 2, 3].map((at) => goodRow(at, { etatCivil: 'Gehuwd (K)' }))
    const { rows } = await planned(list)
    const [group, ...more] = groupRefusals(rows)
    assert.lengthOf(more, 0)
    assert.deepInclude(group, { field: 'etatCivil', code: 'code', found: 'Gehuwd (K)', total: 3 })
    const values = [{ field: 'etatCivil', from: 'gehuwd (k)', to: 'marie' }]
    assert.equal(countsOf((await planned(list, { ...NO_SETTINGS, values })).rows).created, 3)
    const edits = [{ line: 3, field: 'etatCivil', to: 'marie' }]
    assert.equal(countsOf((await planned(list, { ...NO_SETTINGS, edits })).rows).created, 1)
  })

  test('who is known is found by number, address, register number or name, and an empty cell says nothing', async ({
    assert,
  }) => {
    const known = [
      goodRow(1, { employeeNumber: '1', email: 'new@acme.test', firstName: 'Anna', lastName: 'Claes' }),
      goodRow(2, { employeeNumber: null, email: null, firstName: 'BERT', lastName: 'maes' }),
    ]
    const { rows, writes } = await planned(known)
    assert.deepEqual(
      rows.map(({ outcome, id }) => `${outcome} ${id}`),
      ['changed anna', 'changed bert']
    )
    assert.deepEqual(rows[0]!.changes.slice(0, 1), [
      { field: 'email', before: 'anna@acme.test', after: 'new@acme.test' },
    ])
    assert.notProperty(writes[1]!.set, 'employeeNumber')
    const cleared = await planned(known, { ...NO_SETTINGS, empty: 'CLEAR' })
    assert.propertyVal(cleared.writes[1]!.set, 'employeeNumber', null)
  })
})
