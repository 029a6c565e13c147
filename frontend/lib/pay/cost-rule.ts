/**
 * The employer pays premiums gross: the cost's line is explained by the gross rule, not by the worker's net one of
 * the same name. Two benefits have another name than their line.
 */
const RULE: Record<string, string> = {
  doublePeculeVacances: 'doublePeculeBrut',
  primeFinAnnee: 'primeFinAnneeEmployeur',
  primeSectorielle: 'primeSectorielleBrute',
  chequeRepas: 'chequesRepas',
  budgetMobilite: 'budgetMobiliteSolde',
}

/** The rule that explains a line of the employer's cost, or the cost of a benefit. */
export function costRule(line: string): string {
  return RULE[line] ?? line
}
