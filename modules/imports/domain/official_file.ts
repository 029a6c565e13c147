/** A quarter's declaration to social security (DmfA), and a year's pay slips for the tax office (Belcotax, 281.10). */
export const OFFICIAL_KINDS = ['dmfa', 'belcotax'] as const
export type OfficialKind = (typeof OFFICIAL_KINDS)[number]

/** Why an official file is not read; each is a sentence (`imports.file_…`). */
export const OFFICIAL_FAULTS = [
  'notOfficial',
  'wrongRoot',
  'wrongPeriod',
  'otherCompany',
  'noOwnNumber',
  'wrongEncoding',
  'declarations',
  'tooLong',
  'unpacked',
  'unsound',
  'twice',
  'totals',
  'noPeople',
] as const

/**
 * The periods that are read. Those that are `checked` were held against their official schema (`npm run verify:outside`);
 * the elements that are read of the others bear the same names, and the screen says that it is so.
 */
export const PERIODS: Readonly<
  Record<OfficialKind, { first: string; last: string; checked: readonly string[] }>
> = {
  dmfa: { first: '2022/1', last: '2026/3', checked: ['2022/3'] },
  belcotax: { first: '2022', last: '2025', checked: ['2024'] },
}

/** One occupation of a quarter's declaration: a person, a committee and hours, from a day on. Amounts in EUR. */
export interface Occupation {
  from: string | null
  until: string | null
  /** `200`, or `140.03`; null for none. */
  committee: string | null
  /** Code of the worker (annex 2). */
  workerCode: string
  /** Hours a week, and those of full time. */
  worked: number
  full: number
  /** Pay of the quarter that is always pay (code 1, annex 7). */
  pay: number
  /** Premiums that do not follow from days worked (code 2). */
  premiums: number
  /** Hours with pay (code 1, annex 8). */
  hours: number
  /** Days of any other kind, which are not or otherwise paid. */
  isAbsent: boolean
}

/** What both files may say of who somebody is. */
interface Named {
  lastName: string | null
  firstName: string | null
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null
}

/** What a DmfA says of a person: a name only of who has no register number. */
export interface Declared extends Named {
  occupations: readonly Occupation[]
  /** All that was paid in the quarter, EUR by the code of its kind (annex 7); absent in drafts of before it was read. */
  paid?: Readonly<Record<string, number>>
}

/** What 281.10 says of a person. */
export interface Slip extends Named {
  reference: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** Whether they live in Belgium: what the other countries' codes mean is not read. */
  isInBelgium: boolean
  language: string | null
  /** As they stand on the slip (zones 2.19, 2.20). */
  civil: string | null
  partner: string | null
  children: number | null
  entered: string | null
  left: string | null
  /** Taxable pay of the year, EUR. */
  pay: number
  /** Tax and special contribution withheld in the year (zones 2.74, 2.75), EUR; null where the slip does not say it, as above. */
  withheld?: number | null
  special?: number | null
}

export interface OfficialPerson {
  /** Keyed codes of the register number, the newest key's first: by them a person is found. */
  prints: readonly string[]
  /** Only where it may be kept. */
  niss?: string
  /** As the register number says them. */
  birthDate: string | null
  gender: 'M' | 'F' | null
  declared: Declared | null
  slip: Slip | null
}

/** One of the files that came together. */
export interface ReadPart {
  kind: OfficialKind
  /** `2026/3`, or a year. */
  period: string
  people: number
  isChecked: boolean
}

/** What is kept of an official file: what was read of the company's people, and nothing of others. */
export interface OfficialFile {
  /** Ten digits. */
  employer: string
  files: readonly ReadPart[]
  /** Declarations of other employers, which are not read. */
  others: number
  people: readonly OfficialPerson[]
}

export type OfficialTold = Omit<OfficialFile, 'people'> & { fields: readonly string[] }

/** How sure a figure is that a file does not say itself. */
export const CONFIDENCES = ['LIKELY', 'DOUBTFUL'] as const

export interface Note {
  code: string
  params?: Readonly<Record<string, string | number>>
}

/** From what a figure follows, and how likely it is (`imports.derived_…`). */
export interface Derived extends Note {
  confidence: (typeof CONFIDENCES)[number]
}

/** What a file says was paid or withheld in its period: `2026/3`, or a year. Cents by what it is called there. */
export interface DeclaredAmounts {
  period: string
  lines: readonly { code: string; cents: number }[]
}

/** What a row of an official file says beside its cells. */
export interface OfficialMarks {
  prints: readonly string[]
  declared: readonly DeclaredAmounts[]
  niss?: string
  birthDate: string | null
  derived: Readonly<Record<string, Derived>>
}

/** An official file as it is kept between its reading and its import, and back. */
export const keptOfficial = (file: OfficialFile): Uint8Array => Buffer.from(JSON.stringify(file))
export const openedOfficial = (bytes: Uint8Array) =>
  JSON.parse(Buffer.from(bytes).toString()) as OfficialFile
