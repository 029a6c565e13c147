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
}

const COLUMN =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(\d{4}-\d{2}-\d{2}))?(?:_w(-?\d+(?:\.\d+)?)_t(-?\d+(?:\.\d+)?))?$/i

/** `<id>`, `<id>_2027-01-01`, `<id>_2027-01-01_w2.5_t2`; `null` for anything else. */
export function readColumn(text: string): Column | null {
  const [, id, date, wages, tax] = COLUMN.exec(text) ?? []
  if (!id) return null
  return {
    id,
    ...(date ? { date } : {}),
    ...(wages && tax ? { assumptions: { wages: Number(wages), tax: Number(tax) } } : {}),
  }
}

/** The column as the address holds it. */
export function writeColumn({ id, date, assumptions }: Column): string {
  const supposed = assumptions ? [`w${assumptions.wages}`, `t${assumptions.tax}`] : []
  return [id, date, ...supposed].filter(Boolean).join('_')
}
