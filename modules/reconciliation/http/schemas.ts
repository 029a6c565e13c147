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
  withoutPayslip: whole({
    total: count,
    workers: list(whole({ id: uuid, displayName: text })),
  }),
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
