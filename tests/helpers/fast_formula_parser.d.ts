/** What the tests use of the library, which brings no types. */
declare module 'fast-formula-parser' {
  type Value = string | number | null
  interface Place {
    sheet: string
    row: number
    col: number
  }
  export default class FormulaParser {
    constructor(options: {
      onCell: (place: Place) => Value
      onRange: (range: { sheet: string; from: Place; to: Place }) => Value[][]
    })
    parse(formula: string, place: Place): unknown
  }
}
