import { GapPlan, type LineGap } from '../engine/gaps.ts'
import type { Law, LawSet } from '../legislation/index.ts'
import { RULES, type Sheet, type SheetField } from '../rules/index.ts'
import type { Gap } from './types.ts'

const COUT = 'coutEmployeur'
const CASH = 'remuneration.totalCashAnnuel'
const ANNUELLE = 'remuneration.remunerationAnnuelle'

/** Where the lines that a gap can reach stand in the answer. */
const PATHS: Readonly<Partial<Record<SheetField, readonly string[]>>> = {
  doublePeculeVacances: [`${ANNUELLE}.doublePeculeVacances`],
  primeFinAnnee: [`${ANNUELLE}.primeFinAnnee`],
  primeSectorielle: [`${ANNUELLE}.primeSectorielle`],
  remunerationAnnuelle: [`${ANNUELLE}.remunerationAnnuelle`],
  primeSectorielleBrute: [
    `${CASH}.remunerationsFixes.primeSectorielle`,
    `${COUT}.remunerationsFixes.primeSectorielle`,
  ],
  bonusAnnuelBrut: ofVariable('bonusAnnuel'),
  warrantsBruts: ofVariable('warrants'),
  primeBeneficiaireBrute: ofVariable('primeBeneficiaire'),
  bonusAnnuel: [`${ANNUELLE}.bonusAnnuel`],
  warrants: [`${ANNUELLE}.warrants`],
  flexWarrants: [`${ANNUELLE}.flexWarrants`],
  epargnePension: [`${ANNUELLE}.epargnePension`],
  primeBeneficiaire: [`${ANNUELLE}.primeBeneficiaire`],
  cct90: [`${ANNUELLE}.cct90`],
  peculeCommissionsOnss: [`${COUT}.remunerationsVariables.peculeCommissionsOnss`],
  bonusAnnuelOnss: [`${COUT}.remunerationsVariables.bonusAnnuelOnss`],
  cct90Onss: [`${COUT}.remunerationsVariables.cct90Onss`],
  primeBeneficiaireImpotSocietes: [`${COUT}.exclusions.primeBeneficiaireImpotSocietes`],
  cashVariablesTotal: [`${CASH}.remunerationsVariablesTotal`],
  assuranceGroupe: [`${CASH}.avantages.assuranceGroupe`, `${COUT}.avantages.assuranceGroupe`],
  taxeAssuranceGroupe: [`${COUT}.avantages.taxeAssuranceGroupe`],
  cotisationAssuranceGroupe: [`${COUT}.avantages.cotisationAssuranceGroupe`],
  joursCongeCout: [`${COUT}.avantages.joursConge`],
  avantagesTotal: [`${COUT}.avantagesTotal`],
  cashAvantagesTotal: [`${CASH}.avantagesTotal`],
  remunerationsVariablesTotal: [`${COUT}.remunerationsVariablesTotal`],
  exclusionsTotal: [`${COUT}.exclusionsTotal`],
  peculeCaisse: [`${CASH}.remunerationsFixes.peculeVacancesCaisse`],
  cotisationVacances: [`${COUT}.remunerationsFixes.cotisationVacances`],
  cashFixesTotal: [`${CASH}.remunerationsFixesTotal`],
  totalCashAnnuel: [`${CASH}.totalCashAnnuel`],
  onssPatronal: [`${COUT}.remunerationsFixes.onssPatronal`],
  reductionStructurelle: [`${COUT}.remunerationsFixes.reductionStructurelle`],
  assuranceLoi: [`${COUT}.remunerationsFixes.assuranceLoi`],
  remunerationsFixesTotal: [`${COUT}.remunerationsFixesTotal`],
  coutEmployeurAnnuel: [`${COUT}.coutEmployeurAnnuel`],
  coutEmployeurAnnuelAvecExclusions: [`${COUT}.coutEmployeurAnnuelAvecExclusions`],
  budgetMobiliteMax: ['budgetMobiliteMax'],
}

/** Gross variable pay, where it is a percentage of pay that is not known. */
function ofVariable(key: string): readonly string[] {
  return [`${CASH}.remunerationsVariables.${key}`, `${COUT}.remunerationsVariables.${key}`]
}

const plans = new WeakMap<LawSet, GapPlan<Sheet, Law>>()

/** The plan of a law set with gaps; `undefined` for one without, whose answers pay nothing for it. */
export function gapPlanOf(lawSet: LawSet): GapPlan<Sheet, Law> | undefined {
  if (lawSet.gaps.size === 0) return undefined
  let plan = plans.get(lawSet)
  if (plan === undefined) {
    plan = new GapPlan<Sheet, Law>(RULES, lawSet)
    plans.set(lawSet, plan)
  }
  return plan
}

const shown = new WeakMap<readonly LineGap[], readonly Gap[]>()

/** What the sheet just computed misses, by the paths of the answer. */
export function gapsFound(plan: GapPlan<Sheet, Law>): readonly Gap[] {
  const found = plan.found()
  let gaps = shown.get(found)
  if (gaps === undefined) {
    gaps = byPath(found)
    shown.set(found, gaps)
  }
  return gaps
}

function byPath(found: readonly LineGap[]): readonly Gap[] {
  return Object.freeze(
    found.flatMap(({ rule, effect, parameters }) => {
      const needed = Object.freeze(parameters.map((parameter) => Object.freeze(parameter)))
      const lines = PATHS[rule as SheetField] ?? []
      return lines.map((line) => Object.freeze({ line, effect, parameters: needed }))
    })
  )
}
