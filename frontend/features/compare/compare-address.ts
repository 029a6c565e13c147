import type { LawPreset } from '#modules/compute/pure'

/** What a column supposes of a year whose law is not written yet, in percent. */
export interface Assumptions {
  /** Rise of pay; of CP 200 also of its scales and its premium. */
  wages: number
  /** Rise of the amounts of the withholding tax. */
  tax: number
}

/** One column: a package as it is stored, or computed under the law of a day, with suppositions or without. */
export interface Column {
  id: string
  /** `YYYY-MM-DD`; the package's own when absent. */
  date?: string
  assumptions?: Assumptions
  /** A law that was voted and does not apply yet. */
  preset?: LawPreset
}

const COLUMN =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(\d{4}-\d{2}-\d{2}))?(?:_w(-?\d+(?:\.\d+)?)_t(-?\d+(?:\.\d+)?))?(_voted2027)?$/i

/** `<id>`, `<id>_2027-01-01`, `<id>_2027-01-01_w2.5_t2`, `<id>_2027-01-01_voted2027`; `null` for anything else. */
export function readColumn(text: string): Column | null {
  const [, id, date, wages, tax, voted] = COLUMN.exec(text) ?? []
  if (!id) return null
  return {
    id,
    ...(date ? { date } : {}),
    ...(wages && tax ? { assumptions: { wages: Number(wages), tax: Number(tax) } } : {}),
    ...(voted ? { preset: 'VOTED_2027' } : {}),
  }
}

/** The column as the address holds it. */
export function writeColumn({ id, date, assumptions, preset }: Column): string {
  const supposed = assumptions ? [`w${assumptions.wages}`, `t${assumptions.tax}`] : []
  return [id, date, ...supposed, preset && 'voted2027'].filter(Boolean).join('_')
}
