/** How files for payroll are written, for screens that show it while a profile is changed: the same as the server writes. */
export {
  ALIGNMENTS,
  column,
  CONTENTS,
  DAY_FORMATS,
  DECIMALS,
  ENCODINGS,
  FORMATS,
  LINE_ENDS,
  MOST_COLUMNS,
  PADS,
  SCALES,
  SENDS,
  SEPARATORS,
  SOURCES,
  UNCODED,
} from './domain/payroll_layout.ts'
export { lineWriter } from './domain/payroll_rows.ts'
