import type { FactKey } from '../committees/fact.ts'
import { categoryRates, type InForce, type SectorFacts } from '../committees/in_force.ts'
import { shownFigure, shownUnit } from '../engine/explanation.ts'
import type { RuleUnit } from '../engine/rule.ts'
import type { LawSet } from '../legislation/index.ts'
import type { Sheet, SheetField } from '../rules/index.ts'
import { sectorOf } from './bareme.ts'
import { isGiven, type Fields } from './reading.ts'
import type { ExplainedParameter, ExplanationLine } from './types.ts'

const PREMIUM = ['primeFinAnneeMois', 'primeFinAnneeTaux', 'primeFinAnneeFixe'] as const

/** The facts of the committee behind a line, and the settings of the company that stand in their place. */
const FACTS_OF: Partial<
  Record<SheetField, { facts: readonly FactKey[]; unless: readonly string[] }>
> = {
  primeFinAnneeBrute: { facts: PREMIUM, unless: [...PREMIUM, 'hasPrimeFinAnnee'] },
  primeFinAnneeDeclaree: { facts: ['primeFinAnneePayeur'], unless: ['primeFinAnneeFonds'] },
  primeFinAnneeEmployeur: { facts: ['primeFinAnneePayeur'], unless: ['primeFinAnneeFonds'] },
  primeSectorielleBrute: { facts: ['primeAnnuelle'], unless: ['primeSectorielle'] },
  cotisationsSectorielles: { facts: ['primeFondsTaux'], unless: ['primeFondsTaux'] },
}

/** The unit of each fact that is not a share, as the engine holds it. */
const UNITS: Partial<Record<FactKey, RuleUnit>> = {
  primeFinAnneeMois: 'hundredths',
  primeFinAnneeFixe: 'cents',
  primeAnnuelle: 'cents',
  primeFinAnneePayeur: 'count',
}

/** The lines of an explanation with the facts of the joint committee that they follow from, each with its source. */
export function withSectorFacts(
  lines: readonly ExplanationLine[],
  sheet: Sheet,
  lawSet: LawSet,
  fields: Fields
): readonly ExplanationLine[] {
  if (sheet.commission === 0) return lines
  const found = factsByLine(sheet, lawSet, fields.computeModelConfig as Fields)
  if (found.size === 0) return lines
  return lines.map((line) => {
    const facts = found.get(line.rule)
    return facts === undefined ? line : { ...line, parameters: [...line.parameters, ...facts] }
  })
}

function factsByLine(
  sheet: Sheet,
  lawSet: LawSet,
  config: Fields
): ReadonlyMap<string, readonly ExplainedParameter[]> {
  const found = new Map<string, ExplainedParameter[]>()
  const sector = sheet.cp200 === 1 ? undefined : sectorOf(sheet, lawSet)
  if (sector !== undefined) addFacts(found, sector, sheet, config)
  const category = (config.categorieEmployeur as string | undefined) ?? sector?.committee.categorie
  if (category !== undefined) addRates(found, category, sheet, lawSet, config)
  return found
}

function addFacts(
  found: Map<string, ExplainedParameter[]>,
  sector: SectorFacts,
  sheet: Sheet,
  config: Fields
): void {
  for (const [line, of] of Object.entries(FACTS_OF)) {
    if (!isOf(line, sheet) || of.unless.some((key) => isGiven(config[key]))) continue
    const facts = of.facts.flatMap((key) => {
      const value = sector.known.get(key)
      if (value === undefined) return []
      return [shown(`CP${sector.commission}.${key}`, value, UNITS[key] ?? 'ppm')]
    })
    if (facts.length > 0) found.set(line, facts)
  }
}

/** A premium that is not there has no source. */
function isOf(line: string, { hasPrimeFinAnnee, hasPrimeSectorielle }: Sheet): boolean {
  if (line.startsWith('primeSectorielle')) return hasPrimeSectorielle === 1
  return hasPrimeFinAnnee === 1
}

function addRates(
  found: Map<string, ExplainedParameter[]>,
  category: string,
  sheet: Sheet,
  { law }: LawSet,
  config: Fields
): void {
  const rates = categoryRates(law, category, sheet.ouvrier === 1 ? 'OUVRIER' : 'EMPLOYE')
  const large = rates?.fondsGrande !== undefined && sheet.effectif >= rates.fondsGrande.des
  const fonds = large ? rates.fondsGrande!.taux : rates?.fonds
  const of = (key: string, value: InForce) => [shown(`categorie.${category}.${key}`, value, 'ppm')]
  if (fonds !== undefined && sheet.cp200 === 0 && !isGiven(config.fondsTaux)) {
    found.set('cotisationFondsSectoriel', of(large ? 'fondsGrande' : 'fonds', fonds))
  }
  if (rates?.pension !== undefined && !isGiven(config.pensionTaux)) {
    found.set('cotisationPensionSectorielle', of('pension', rates.pension))
  }
}

function shown(id: string, dated: InForce, unit: RuleUnit): ExplainedParameter {
  const { value, from, source, href, confidence, checked } = dated
  return Object.freeze({
    id,
    value: shownFigure(value, unit),
    unit: shownUnit(unit),
    from,
    source,
    ...(href !== undefined && { href }),
    confidence,
    checked,
  })
}
