import type { DeclaredAmounts, OfficialFile, OfficialMarks, OfficialPerson, Slip } from './official_file.ts'
import { occupationIn, payOf } from './official_pay.ts'
import type { Cell, SheetRow, SheetTable } from './sheet_table.ts'

/** What an official file can say of a person, by the names of the fields of people and contracts. */
export const OFFICIAL_FIELDS = [
  'lastName',
  'firstName',
  'employeeNumber',
  'language',
  'startOfSeniority',
  'dateOfBirth',
  'gender',
  'addressLine1',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
  'etatCivil',
  'conjointTravaille',
  'enfantsACharge',
  'startDate',
  'endDate',
  'kind',
  'commissionParitaire',
  'employmentType',
  'regimeNumerateur',
  'regimeDenominateur',
  'salaireBrut',
  'salaireBrutHoraire',
] as const
type OfficialField = (typeof OFFICIAL_FIELDS)[number]

type Told = Partial<Record<OfficialField, Cell>>
type DerivedByField = Record<string, OfficialMarks['derived'][string]>

/** An official file as a sheet: a row for each person, a column for each thing that it says. */
export function officialTable({ people, ...file }: OfficialFile): SheetTable {
  const quarter = file.files.find(({ kind }) => kind === 'dmfa')?.period ?? null
  const year = file.files.find(({ kind }) => kind === 'belcotax')?.period ?? null
  return {
    reading: { format: 'xml', encoding: null, separator: null, sheet: null, sheets: [], headerRow: 0 },
    header: OFFICIAL_FIELDS.map(() => ''),
    rows: people.map((person, at) => rowOf(person, at + 1, { quarter, year })),
    official: { ...file, fields: OFFICIAL_FIELDS },
  }
}

interface Periods {
  quarter: string | null
  year: string | null
}

function rowOf(person: OfficialPerson, line: number, { quarter, year }: Periods): SheetRow {
  const { prints, niss, birthDate, declared, slip } = person
  const derived: DerivedByField = {}
  const told: Told = {
    lastName: slip?.lastName ?? declared?.lastName,
    firstName: slip?.firstName ?? declared?.firstName,
    dateOfBirth: slip?.dateOfBirth ?? declared?.dateOfBirth ?? birthDate,
    gender: person.gender,
    startOfSeniority: slip?.entered,
    ...(slip && ofSlip(slip, year!, derived)),
  }
  const occupation = declared && occupationIn(declared.occupations)
  if (declared && occupation) {
    const { from, until, committee, workerCode, worked, full } = occupation
    Object.assign(told, {
      startDate: from,
      endDate: until,
      kind: STUDENTS.includes(workerCode) ? 'STUDENT' : null,
      commissionParitaire: committee,
      employmentType: KIND_OF_WORK[workerCode],
      regimeNumerateur: worked > 0 ? worked : null,
      regimeDenominateur: full > 0 ? full : null,
    } satisfies Told)
    const pay = payOf(declared.occupations, occupation, quarter!)
    if (pay) {
      told[pay.field] = pay.amount
      derived[pay.field] = pay.derived
    }
  }
  const cells = OFFICIAL_FIELDS.map((name) => told[name] ?? null)
  const amounts = [...declaredIn(person, quarter), ...slippedIn(person, year)]
  return { line, cells, official: { prints, ...(niss && { niss }), birthDate, derived, declared: amounts } }
}

/** What the quarter's declaration says was paid, by the code of its kind. */
function declaredIn({ declared }: OfficialPerson, quarter: string | null): DeclaredAmounts[] {
  if (!declared || quarter === null) return []
  const lines = Object.entries(declared.paid ?? {}).map(([code, amount]) => ({ code, cents: centsOf(amount) }))
  return [{ period: quarter, lines: lines.filter(({ cents }) => cents !== 0) }]
}

/** What the year's slip says was paid and withheld. */
function slippedIn({ slip }: OfficialPerson, year: string | null): DeclaredAmounts[] {
  if (!slip || year === null) return []
  const { pay: taxable, withheld, special } = slip
  const lines = Object.entries({ taxable, withheld, special }).flatMap(([code, amount]) =>
    typeof amount === 'number' ? [{ code, cents: centsOf(amount) }] : []
  )
  return [{ period: year, lines }]
}

const centsOf = (amount: number) => Math.round(amount * 100)

/** Codes of the worker that say which work it is (DmfA, annex 2, 2022/2); of the others the committee tells. */
const KIND_OF_WORK: Readonly<Record<string, string>> = { '015': 'OUVRIER', '495': 'EMPLOYE' }
/** Students within their hours, who owe the solidarity contribution alone. */
const STUDENTS = ['840', '841']

/** Zone 2.27; German is no language of ours. */
const LANGUAGES: Readonly<Record<string, string>> = { 1: 'nl', 2: 'fr' }
/** Zone 2.19. 5 is de facto separated: what it makes of the household is for a person to say. */
const CIVIL: Readonly<Record<string, string>> = { 1: 'celibataire', 2: 'marie', 3: 'veuf', 4: 'divorce' }

function ofSlip(slip: Slip, year: string, derived: DerivedByField): Told {
  const etatCivil = CIVIL[slip.civil ?? '']
  if (slip.reference) derived.employeeNumber = { confidence: 'LIKELY', code: 'reference' }
  if (slip.civil === '2') derived.etatCivil = { confidence: 'DOUBTFUL', code: 'married' }
  if (slip.civil === '4') derived.etatCivil = { confidence: 'DOUBTFUL', code: 'divorced' }
  if (slip.children) derived.enfantsACharge = { confidence: 'LIKELY', code: 'children', params: { year } }
  const conjointTravaille = slip.civil === '2' ? PARTNER[slip.partner ?? ''] : undefined
  if (conjointTravaille !== undefined)
    derived.conjointTravaille = {
      confidence: slip.partner === '3' ? 'DOUBTFUL' : 'LIKELY',
      code: slip.partner === '3' ? 'partner_little' : 'partner',
      params: { year },
    }
  return {
    employeeNumber: slip.reference,
    language: LANGUAGES[slip.language ?? ''],
    // A country elsewhere is a code of the tax office: without it a postal code says nothing.
    ...(slip.isInBelgium &&
      slip.street && {
        addressLine1: slip.street,
        addressPostalCode: slip.postalCode,
        addressCity: slip.city,
        addressCountry: 'BE',
      }),
    etatCivil,
    conjointTravaille,
    enfantsACharge: slip.children,
  }
}

/** Zone 2.20: 1 with income, 2 without, 3 with little; of nobody 0. As programs of payroll fill it in. */
const PARTNER: Readonly<Record<string, boolean>> = { 1: true, 2: false, 3: true }
