import type { I18n } from '@adonisjs/i18n'
import { lineLabel, lineText } from '#modules/compute/pure'
import type { Answer } from '#modules/shared/http/shapes'
import { plainText } from '#modules/shared/values/plain_text'
import type { Locale } from '#modules/shared/tenancy/scope'
import { CAUSES, type Cause } from '../domain/causes.ts'
import type { ComparedKey, ComparedLine } from '../domain/compare.ts'
import type { Reconciled } from '../domain/reconcile.ts'
import type { TotalLine } from '../domain/totals.ts'
import type { ReconciledPerson } from '../queries/reconcile_month.ts'
import type { personReconciledSchema } from './schemas.ts'

/** Cents of the domain as EUR of the boundary. */
export const euros = (cents: number) => cents / 100

/** A line in words: ours as everywhere, one of the provider's as they call it. */
export function nameOfLine(
  {
    key,
    code,
    label,
    ours,
    theirs,
  }: Pick<ComparedLine, 'key' | 'code' | 'label' | 'ours' | 'theirs'>,
  i18n: I18n
): string {
  if (key === 'REST') return i18n.t('reconciliation.rest')
  if (key === 'OTHER') return label || code!
  return lineText(lineLabel(key, ours, theirs), i18n.locale as Locale)
}

/** The sentence of a cause, in the reader’s language. */
export function causeText({ code, input, household, lawSet }: Cause, i18n: I18n): string {
  if (household && 'children' in household)
    return i18n.t('reconciliation.household_children', household)
  if (household) return i18n.t(`reconciliation.household_${household.partner}`)
  return i18n.t(`reconciliation.cause_${input ? `${code}_${input}` : code}`, {
    lawSet: lawSet ?? '',
  })
}

function shownCause(cause: Cause, i18n: I18n) {
  const { code, input, lawSet } = cause
  return { code, input, lawSet, text: causeText(cause, i18n) }
}

/** A line in words, its amounts in EUR. */
export function shownLine(line: ComparedLine | TotalLine, i18n: I18n) {
  const { key, code, ours, theirs, difference } = line
  return {
    key: key as ComparedKey,
    name: nameOfLine(line, i18n),
    code,
    ours: euros(ours),
    theirs: euros(theirs),
    difference: euros(difference),
  }
}

/** A person in the list. */
export interface ListedPerson {
  id: string
  displayName: string
  employeeNumber: string | null
  verdict: Reconciled['verdict']
  cover: Reconciled['cover']
  ours: number
  theirs: number
  difference: number
  causes: { code: (typeof CAUSES)[number]; amount: number }[]
}

/** A person of a month as they stand in the list: their verdict, and what differs by cause, in EUR. */
export function listedPerson({
  workerId,
  name,
  employeeNumber,
  reconciled,
}: ReconciledPerson): ListedPerson {
  const { verdict, cover, ours, theirs, difference, byCause } = reconciled
  return {
    id: workerId,
    displayName: name,
    employeeNumber,
    verdict,
    cover,
    ours: euros(ours),
    theirs: euros(theirs),
    difference: euros(difference),
    causes: CAUSES.flatMap((code) =>
      byCause[code] === 0 ? [] : [{ code, amount: euros(byCause[code]) }]
    ),
  }
}

/** A person of a month whole, line by line; amounts in EUR. */
export function shownPerson(
  person: ReconciledPerson,
  month: string,
  i18n: I18n
): Answer<typeof personReconciledSchema> {
  const { lines, subtotals, undecided, lawSet } = person.reconciled
  return {
    ...listedPerson(person),
    month,
    provider: person.provider,
    lawSet,
    lines: lines.map((line) => ({
      ...shownLine(line, i18n),
      cause: line.cause && shownCause(line.cause, i18n),
    })),
    subtotals: subtotals.map((line) => shownLine(line, i18n)),
    undecided: undecided.map(({ code, label, cents }) => ({ code, label, amount: euros(cents) })),
  }
}

/** Whether a person has that in their name, or has that number; everybody, where nothing is asked for. */
export function isCalled(
  { name, employeeNumber }: { name: string; employeeNumber: string | null },
  search: string | undefined
): boolean {
  if (!search) return true
  return plainText(name).includes(plainText(search)) || employeeNumber === search
}
