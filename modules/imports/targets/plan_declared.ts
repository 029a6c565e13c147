import {
  besideOf,
  CHECKED,
  declaredCents,
  type DeclaredPay,
  type DeclaredWritten,
} from '#modules/reconciliation/index'
import type { ImportField } from '../domain/import_field.ts'
import type { DeclaredAmounts } from '../domain/official_file.ts'
import type { PlannedRow } from '../domain/planned_row.ts'

/** What is shown of a declaration: what is compared with payslips, and what else was paid. */
const SHOWN = [...CHECKED, 'beside'] as const
type Shown = (typeof SHOWN)[number]

const fieldOf = (key: Shown) => `declared_${key}`

/** The fields of what is kept of a declaration; no column is one of them. */
export const DECLARED_FIELDS: readonly ImportField[] = SHOWN.map((key) => ({
  name: fieldOf(key),
  type: 'signed',
  aliases: [],
}))

const CENTS = 100

type StandingDeclared = ReadonlyMap<string, DeclaredPay['lines']>

const keyOf = ({ workerId, period }: Pick<DeclaredPay, 'workerId' | 'period'>) =>
  `${workerId} ${period}`

/** What was declared before, by whom and when. */
export function standingDeclared(declared: readonly DeclaredPay[]): StandingDeclared {
  return new Map(declared.map((each) => [keyOf(each), each.lines]))
}

/** What a file would change of what is known to be declared of a person; nothing of who is not known and not made. */
export function planDeclared(
  workerId: string | null,
  amounts: readonly DeclaredAmounts[],
  standing: StandingDeclared
): { changes: PlannedRow['changes']; writes: DeclaredWritten[] } {
  if (workerId === null) return { changes: [], writes: [] }
  const writes = amounts.flatMap(({ period, lines }): DeclaredWritten[] => {
    const before = standing.get(keyOf({ workerId, period })) ?? null
    const sorted = lines.toSorted((one, other) => one.code.localeCompare(other.code))
    return before && textOf(before) === textOf(sorted)
      ? []
      : [{ workerId, period, lines: sorted, before }]
  })
  return { writes, changes: writes.flatMap(changesOf) }
}

function changesOf({ period, lines, before }: DeclaredWritten): PlannedRow['changes'] {
  return SHOWN.flatMap((key) => {
    const [stood, says] = [
      before && shownCents({ period, lines: before }, key),
      shownCents({ period, lines }, key),
    ]
    return says === stood || (says === null && before === null)
      ? []
      : [
          {
            field: fieldOf(key),
            before: stood === null ? null : stood / CENTS,
            after: says === null ? null : says / CENTS,
          },
        ]
  })
}

function shownCents(declared: Pick<DeclaredPay, 'period' | 'lines'>, key: Shown): number | null {
  if (key !== 'beside') return declaredCents(declared, key)
  const lines = besideOf(declared)
  return lines.length === 0 ? null : lines.reduce((sum, { cents }) => sum + cents, 0)
}

const textOf = (lines: DeclaredPay['lines']) =>
  JSON.stringify(lines.map(({ code, cents }) => [code, cents]))
