import type { Declared, Occupation } from '../domain/official_file.ts'
import { FileRefused } from '../domain/sheet_table.ts'
import type { OfficialReader } from './official_reader.ts'
import { dayOf, demandPeriod, employerOf, euros, hundredths, orNull } from './official_values.ts'

type Draft<Of> = { -readonly [Key in keyof Of]: Of[Key] }
interface Person {
  niss: string | null
  person: Draft<Declared> & { occupations: Occupation[]; paid: Record<string, number> }
}

/** None: outside of all committees. */
const NO_COMMITTEE = '999'
const OF_PAY = 1
const PREMIUM = 2

/**
 * A quarter's declaration: `DmfAOriginal/Form/EmployerDeclaration/NaturalPerson/WorkerRecord/Occupation` with `Service` and
 * `Remun` (glossary 2022/3 of the NSSO; zones in the design page). Of several quarters the newest is read.
 */
export class DmfaReader implements OfficialReader<Declared> {
  readonly kind = 'dmfa'
  others = 0
  readonly #employer: string
  readonly #byQuarter = new Map<string, Person[]>()
  #found = ''
  #quarter = ''
  #isOwn = false
  #person: Person | null = null
  #workerCode = ''
  #occupation: Draft<Occupation> | null = null
  #code = 0
  #amount = ''
  #days = 0
  #hours = 0

  constructor(employer: string) {
    this.#employer = employer
  }

  open(name: string): void {
    if (name === 'EmployerDeclaration') {
      this.#quarter = ''
      this.#isOwn = false
      this.#found = ''
    } else if (name === 'NaturalPerson')
      this.#person = { niss: null, person: { lastName: null, firstName: null, dateOfBirth: null, occupations: [], paid: {} } }
    else if (name === 'WorkerRecord') this.#workerCode = ''
    else if (name === 'Occupation') this.#occupation = { ...NOTHING, workerCode: this.#workerCode }
    else if (name === 'Service' || name === 'Remun') {
      this.#code = 0
      this.#amount = ''
      this.#days = 0
      this.#hours = 0
    }
  }

  close(name: string, text: string, parent: string): void {
    if (parent === 'EmployerDeclaration') this.#ofEmployer(name, text)
    else if (parent === 'NaturalPerson') this.#ofPerson(name, text)
    else if (parent === 'WorkerRecord') this.#ofRecord(name, text)
    else if (parent === 'Occupation') this.#ofOccupation(name, text)
    else if (parent === 'Service' || parent === 'Remun') this.#ofLine(name, text)
    else if (name === 'EmployerDeclaration' && !this.#isOwn) this.others++
  }

  people(): Person[] {
    const newest = this.#newest()
    if (newest === null) throw new FileRefused('otherCompany', { found: this.#found || '?', own: this.#employer })
    return this.#byQuarter.get(newest)!
  }

  period(): string {
    return this.#newest() ?? ''
  }

  #newest(): string | null {
    return [...this.#byQuarter.keys()].toSorted().at(-1) ?? null
  }

  #ofEmployer(name: string, text: string): void {
    if (name === 'Quarter') {
      // Whose people it would be of is settled once.
      if (this.#quarter !== '' || this.#found !== '') throw new FileRefused('unsound')
      this.#quarter = text.replace(/^(\d{4})([1-4])$/, '$1/$2')
      demandPeriod('dmfa', this.#quarter)
    } else if (name === 'CompanyID') {
      if (this.#quarter === '' || this.#found !== '') throw new FileRefused('unsound')
      this.#found = employerOf(text)
      this.#isOwn = this.#found === this.#employer
      if (this.#isOwn && !this.#byQuarter.has(this.#quarter)) this.#byQuarter.set(this.#quarter, [])
    } else if (name === 'NaturalPerson') {
      if (this.#isOwn && this.#person) this.#byQuarter.get(this.#quarter)!.push(this.#person)
      this.#person = null
    }
  }

  #ofPerson(name: string, text: string): void {
    if (!this.#person) return
    const { person } = this.#person
    if (name === 'INSS') this.#person.niss = text
    else if (name === 'WorkerName') person.lastName = orNull(text)
    else if (name === 'WorkerFirstName') person.firstName = orNull(text)
    else if (name === 'WorkerBirthdate') person.dateOfBirth = dayOf(text)
  }

  #ofRecord(name: string, text: string): void {
    if (name === 'WorkerCode') this.#workerCode = text.padStart(3, '0')
    else if (name === 'Occupation' && this.#occupation) {
      this.#person?.person.occupations.push(this.#occupation)
      this.#occupation = null
    }
  }

  #ofOccupation(name: string, text: string): void {
    const occupation = this.#occupation
    if (!occupation) return
    if (name === 'OccupationStartingDate') occupation.from = dayOf(text)
    else if (name === 'OccupationEndingDate') occupation.until = dayOf(text)
    else if (name === 'JointCommissionNbr') occupation.committee = committeeOf(text)
    else if (name === 'MeanWorkingHours') occupation.worked = hundredths(text)
    else if (name === 'RefMeanWorkingHours') occupation.full = hundredths(text)
    else if (name === 'Service') {
      if (this.#code === OF_PAY) occupation.hours += this.#hours
      else if (this.#days > 0 || this.#hours > 0) occupation.isAbsent = true
    } else if (name === 'Remun') {
      // In cents, so that sums stay exact.
      const amount = euros(this.#amount)
      const paid = this.#person?.person.paid
      if (paid) paid[this.#code] = sum(paid[this.#code] ?? 0, amount)
      if (this.#code === OF_PAY) occupation.pay = sum(occupation.pay, amount)
      else if (this.#code === PREMIUM) occupation.premiums = sum(occupation.premiums, amount)
    }
  }

  #ofLine(name: string, text: string): void {
    if (name === 'ServiceCode' || name === 'RemunCode') this.#code = Number(text)
    else if (name === 'ServiceNbrDays') this.#days = hundredths(text)
    else if (name === 'ServiceNbrHours') this.#hours = hundredths(text)
    else if (name === 'RemunAmount') this.#amount = text
  }
}

const NOTHING: Occupation = {
  from: null,
  until: null,
  committee: null,
  workerCode: '',
  worked: 0,
  full: 0,
  pay: 0,
  premiums: 0,
  hours: 0,
  isAbsent: false,
}

const sum = (one: number, other: number) => Math.round((one + other) * 100) / 100

/** `140.03` of `140.03.00`: what is under a sub-committee has no settings of its own. */
function committeeOf(text: string): string | null {
  const [committee, sub] = text.split('.')
  if (!committee || committee === NO_COMMITTEE) return null
  return sub && sub !== '00' ? `${committee}.${sub}` : committee
}
