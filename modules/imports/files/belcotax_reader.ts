import type { Slip } from '../domain/official_file.ts'
import { FileRefused } from '../domain/sheet_table.ts'
import type { OfficialReader } from './official_reader.ts'
import { dayOf, demandPeriod, employerOf, euros, orNull } from './official_values.ts'

type Fields = Record<string, string>

/** Begins and ends the records that a declaration counts (zone 8.10). */
const FIRST_AND_LAST = 2
/** A slip that takes an earlier one back (zone 2.28), and one that stands in the sum alone (zone 2.29). */
const TAKEN_BACK = '3'
const ONLY_SUM = '1'
const BELGIUM = 0
/** What is read of a slip. */
const ZONES: ReadonlySet<string> = new Set([
  ...['f2009', 'f2010', 'f2011', 'f2012', 'f2013', 'f2015', 'f2016', 'f2017', 'f2018', 'f2019', 'f2020', 'f2021'],
  ...['f2027', 'f2028', 'f2029', 'f2114', 'f10_2055', 'f10_2056', 'f10_2060', 'f10_2062', 'f10_2074', 'f10_2075'],
])

/**
 * A year's slips: `Verzendingen/Verzending/Aangiften/Aangifte/Opgaven/Opgave32510/Fiche28110` (layout of income 2024). What a
 * declaration counts and sums up is held against what is there: half a file does not pass.
 */
export class BelcotaxReader implements OfficialReader<Slip> {
  readonly kind = 'belcotax'
  others = 0
  readonly #employer: string
  readonly #slips: { niss: string | null; person: Slip }[] = []
  #year = ''
  #found = ''
  #hasOwn = false
  #isOwn = false
  #records = 0
  #numbers = 0n
  #slip: Fields | null = null

  constructor(employer: string) {
    this.#employer = employer
  }

  open(name: string): void {
    if (name === 'Aangifte') {
      this.#isOwn = false
      this.#records = 0
      this.#numbers = 0n
    } else if (isSlip(name)) {
      if (this.#slip !== null) throw new FileRefused('unsound')
      this.#slip = {}
    }
  }

  close(name: string, text: string, parent: string): void {
    if (isSlip(name)) this.#endSlip(name)
    else if (isSlip(parent)) this.#ofSlip(name.split('_', name.startsWith('f10_') ? 2 : 1).join('_'), text)
    else if (parent === 'Verzending' && name === 'v0002_inkomstenjaar') {
      this.#year = text
      demandPeriod('belcotax', text)
    } else if (parent === 'Aangifte') this.#ofDeclaration(name, text)
    else if (name === 'Aangifte' && !this.#isOwn) this.others++
  }

  people(): { niss: string | null; person: Slip }[] {
    if (!this.#hasOwn) throw new FileRefused('otherCompany', { found: this.#found || '?', own: this.#employer })
    return joined(this.#slips)
  }

  period(): string {
    return this.#year
  }

  #ofDeclaration(name: string, text: string): void {
    if (name === 'a1005_registratienummer') {
      this.#found = employerOf(text)
      this.#isOwn = this.#found === this.#employer
      this.#hasOwn ||= this.#isOwn
    } else if (name === 'r8010_aantalrecords' && Number(text) !== this.#records + FIRST_AND_LAST)
      throw new FileRefused('totals', { told: Number(text) - FIRST_AND_LAST || 0, found: this.#records })
    else if (name === 'r8011_controletotaal' && BigInt(/^\d{1,18}$/.test(text) ? text : '0') !== this.#numbers)
      throw new FileRefused('totals', { told: text.slice(0, 18), found: String(this.#numbers) })
  }

  /** Of the others, however many there are, nothing is held. */
  #ofSlip(zone: string, text: string): void {
    if (this.#slip && ZONES.has(zone)) this.#slip[zone] = text
  }

  #endSlip(name: string): void {
    const slip = this.#slip ?? {}
    this.#slip = null
    this.#records++
    this.#numbers += BigInt(/^\d{1,18}$/.test(slip.f2009 ?? '') ? slip.f2009! : '0')
    if (name !== 'Fiche28110' || !this.#isOwn) return
    if (slip.f2028 === TAKEN_BACK || slip.f2029 === ONLY_SUM) return
    this.#slips.push({ niss: orNull(slip.f2011 ?? ''), person: slipOf(slip) })
  }
}

const isSlip = (name: string) => /^Fiche281\d\d$/.test(name)

function slipOf(slip: Fields): Slip {
  const told = (zone: string) => orNull(slip[zone] ?? '')
  const amount = (zone: string) => (told(zone) === null ? null : euros(slip[zone]!))
  return {
    lastName: told('f2013'),
    firstName: told('f2114'),
    dateOfBirth: dayOf(slip.f2012 ?? ''),
    reference: told('f2010'),
    street: told('f2015'),
    postalCode: told('f2016'),
    city: told('f2017'),
    isInBelgium: Number(slip.f2018 ?? BELGIUM) === BELGIUM,
    language: told('f2027'),
    civil: told('f2019'),
    partner: told('f2020')?.replace(/^0(?=\d)/, '') ?? null,
    children: /^\d{1,2}$/.test(slip.f2021 ?? '') ? Number(slip.f2021) : null,
    entered: dayOf(slip.f10_2055 ?? ''),
    left: dayOf(slip.f10_2056 ?? ''),
    pay: euros(slip.f10_2062 ?? slip.f10_2060 ?? ''),
    withheld: amount('f10_2074'),
    special: amount('f10_2075'),
  }
}

/** Several slips of one person in a year are one: the last says who they are, and all of them what was paid. */
function joined(slips: readonly { niss: string | null; person: Slip }[]) {
  const byNiss = new Map<string, { niss: string | null; person: Slip }>()
  for (const [at, { niss, person }] of slips.entries()) {
    const key = niss ?? `no ${at}`
    const before = byNiss.get(key)?.person
    const pay = sum(before?.pay, person.pay)!
    const withheld = sum(before?.withheld, person.withheld)
    const special = sum(before?.special, person.special)
    const entered = [before?.entered, person.entered].filter((day) => typeof day === 'string').toSorted()[0]
    byNiss.set(key, { niss, person: { ...person, pay, withheld, special, entered: entered ?? null } })
  }
  return [...byNiss.values()]
}

/** To the cent; null where neither says anything. */
function sum(one: number | null | undefined, other: number | null | undefined): number | null {
  const told = [one, other].filter((each) => typeof each === 'number')
  return told.length === 0 ? null : Math.round(told.reduce((total, each) => total + each, 0) * 100) / 100
}
