import {
  anything,
  byName,
  count,
  date,
  flag,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { pageFields } from '#modules/shared/http/pagination'
import { CAUSES, COVERS, INPUTS } from '../domain/causes.ts'
import { CHECK_CAUSES, CHECK_VERDICTS } from '../domain/check_declared.ts'
import { CHECKED, DECLARATIONS } from '../domain/declared.ts'
import { VERDICTS } from '../domain/reconcile.ts'

export const monthsSchema = whole({ data: list(whole({ month: text, people: count })) })

const LINE = {
  /** A line of the payslip of ours, `OTHER` or `REST`. */
  key: text,
  /** In words. */
  name: text,
  code: orNull(text),
  ours: number,
  theirs: number,
  difference: number,
}
/** Some people by name, and how many there are. */
const NAMED = whole({ total: count, workers: list(whole({ id: uuid, displayName: text })) })
const SIDES = { ours: number, theirs: number, difference: number }

const causeSchema = whole({
  code: oneOf(CAUSES),
  input: orNull(oneOf(INPUTS)),
  lawSet: orNull(text),
  /** Why, in words. */
  text,
})

const PERSON = {
  /** Of the worker. */
  id: uuid,
  displayName: text,
  employeeNumber: orNull(text),
  verdict: oneOf(VERDICTS),
  cover: oneOf(COVERS),
  ...SIDES,
  /** EUR of the difference by cause; those that are none are left out. */
  causes: list(whole({ code: oneOf(CAUSES), amount: number })),
}

export const reconciliationSchema = whole({
  month: text,
  /** Of the month; null where no law of it is known. */
  lawSet: orNull(text),
  people: count,
  verdicts: list(whole({ verdict: oneOf(VERDICTS), people: count })),
  ...SIDES,
  causes: list(whole({ code: oneOf(CAUSES), amount: number, lines: count })),
  lines: list(whole({ ...LINE, people: count })),
  /** Codes of the month that nobody said the meaning of. */
  undecidedCodes: count,
  /** Who had a contract and has no payslip. */
  withoutPayslip: NAMED,
  /** The people, what is unexplained first. */
  ...pageFields(whole(PERSON)),
})

export const personReconciledSchema = whole({
  ...PERSON,
  month: text,
  provider: text,
  /** The law of the computation; null where nothing was computed. */
  lawSet: orNull(text),
  lines: list(whole({ ...LINE, cause: orNull(causeSchema) })),
  subtotals: list(whole(LINE)),
  /** Lines whose code nobody said the meaning of; EUR. */
  undecided: list(whole({ code: text, label: text, amount: number })),
})

export const codesSchema = whole({
  data: list(
    whole({
      provider: text,
      code: text,
      label: text,
      people: count,
      /** EUR, of one of them. */
      example: number,
      line: orNull(text),
      isReversed: flag,
      suggested: orNull(text),
      suggestsReversed: flag,
    })
  ),
  /** What a code may mean. */
  lines: list(whole({ value: text, label: text })),
})

export const reportSchema = whole({
  month: text,
  /** Of the cases: what is sent must be what was looked at. */
  print: text,
  /** The address that a report was sent to last. */
  lastRecipient: orNull(text),
  /** To whom that of this month was sent, the newest first. */
  sent: list(whole({ id: uuid, to: text, at: moment })),
  cases: list(
    whole({
      case: count,
      lawSet: orNull(text),
      date: orNull(date),
      worker: byName(anything),
      package: byName(anything),
      lines: list(
        whole({
          line: text,
          code: orNull(text),
          computed: number,
          payslip: number,
          difference: number,
          cause: orNull(oneOf(CAUSES)),
        })
      ),
    })
  ),
})

export const sentReportSchema = whole({ id: uuid })

/** `2026/3` of a DmfA, or the year of a 281.10. */
const PERIOD = { period: text, kind: oneOf(DECLARATIONS) }

export const periodsSchema = whole({ data: list(whole({ ...PERIOD, people: count })) })

const CAUSE = { cause: oneOf(CHECK_CAUSES), amount: number, text }
/** What was declared beside a sum of months, EUR; the causes sum to the difference. */
const SIDE = { amount: number, difference: number }
const CHECKED_LINE = { key: oneOf(CHECKED), name: text, declared: number }

/** Over people who have that side: their declared amounts, and the sum. */
const sideTotal = whole({
  ...SIDE,
  people: count,
  declared: number,
  causes: list(whole({ ...CAUSE, people: count })),
})
const side = orNull(whole({ ...SIDE, causes: list(whole(CAUSE)) }))

export const declaredSchema = whole({
  ...PERIOD,
  people: count,
  verdicts: list(whole({ verdict: oneOf(CHECK_VERDICTS), people: count })),
  lines: list(
    whole({ ...CHECKED_LINE, people: count, payslips: sideTotal, ours: sideTotal, untold: count })
  ),
  /** What is declared and compared with nothing, by its code. */
  beside: list(whole({ code: text, amount: number, people: count })),
  /** Who has a payslip of the period and is not in the declaration. */
  notDeclared: NAMED,
  ...pageFields(
    whole({
      id: uuid,
      displayName: text,
      employeeNumber: orNull(text),
      verdict: oneOf(CHECK_VERDICTS),
      /** Of the period, and how many of them have a payslip, and a contract. */
      months: whole({ all: count, paid: count, covered: count }),
      lines: list(whole({ ...CHECKED_LINE, payslips: side, ours: side })),
      /** What the file does not tell of them. */
      untold: list(oneOf(CHECKED)),
    })
  ),
})
