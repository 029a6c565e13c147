import type { WorkerFields } from '#modules/compute/pure'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { monthRules } from '#modules/compute/rules/mois/index'
import { Sheet, type SheetField } from '#modules/compute/rules/sheet'

/**
 * The withholding rules alone on a taxable amount of the month, what the tables and the tool of the tax
 * administration take. In euros.
 */
export function withheldFrom(taxable: number, worker: WorkerFields, date: string): number {
  const sheet = new Sheet()
  sheet.imposable = Math.round(taxable * 100)
  sheet.couple = worker.etatCivil === 'marie' ? 1 : 0
  sheet.enfants = worker.enfantsACharge ?? 0
  run(sheet, date, 'revenuAnnuelImposable', 'precompteProfessionnel')
  return sheet.precompteProfessionnel / 100
}

/** The month's rules from one line to another, in order, but for the lines left as they are. */
export function run(
  sheet: Sheet,
  date: string,
  first: SheetField,
  last: SheetField,
  asGiven: readonly SheetField[] = []
): void {
  const { law } = lawSets.on(date)!
  const ids = monthRules.map(({ id }) => id)
  for (const rule of monthRules.slice(ids.indexOf(first), ids.indexOf(last) + 1)) {
    if (!asGiven.includes(rule.id)) Object.assign(sheet, { [rule.id]: rule(sheet, law) })
  }
}
