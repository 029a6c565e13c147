import { euros } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import type { FlexAnswer } from './flex.ts'
import {
  FIXED_CASH,
  FIXED_COST,
  HIRING_COST,
  HOLIDAY_CASH,
  HOLIDAY_COST,
  SECTOR_COST,
  linesNamed,
  type Lines,
  type LinesOfBenefits,
  type PlacesOfLines,
} from './lines.ts'
import type {
  AmountLine,
  ComputeFigures,
  CoutEmployeur,
  RemunerationAnnuelle,
  RemunerationMensuelle,
  TotalCashAnnuel,
} from './types.ts'

const NO_LINES: readonly AmountLine[] = Object.freeze([])
const NO_LOWEST: Readonly<Record<string, never>> = Object.freeze({})

/**
 * The figures of a computed sheet, in euros, with what a FLEX package adds; nothing of the sheet is shared. What
 * answers share is frozen; what is made for one answer is its reader's own, for freezing it takes a sixth of the time.
 */
export function figures(c: Sheet, flex?: FlexAnswer): ComputeFigures {
  const { read, cost, cash } = linesNamed(c.avantagesLus)
  const fixed = fixedCost(c)
  const lines = linesOfBenefits(read, c)
  return {
    coutEmployeur: coutEmployeur(c, fixed, cost, lines),
    remuneration: {
      remunerationMensuelle: remunerationMensuelle(c),
      remunerationAnnuelle: remunerationAnnuelle(c),
      totalCashAnnuel: totalCashAnnuel(c, fixed, cash, lines),
      elementsSalariauxFlex: flex === undefined ? NO_LINES : flex.elements,
    },
    remunerationBrutLowest: flex === undefined ? NO_LOWEST : flex.lowest,
    budgetMobiliteMax: euros(c.budgetMobiliteMax),
  }
}

function coutEmployeur(
  c: Sheet,
  remunerationsFixes: readonly AmountLine[],
  places: LinesOfBenefits['cost'],
  lines: FoundLines
): CoutEmployeur {
  return {
    remunerationsFixes,
    remunerationsFixesTotal: euros(c.remunerationsFixesTotal),
    frais: linesThatApply(places.frais, lines, c.fraisTotal),
    fraisTotal: euros(c.fraisTotal),
    remunerationsVariables: linesThatApply(
      places.remunerationsVariables,
      lines,
      c.remunerationsVariablesTotal
    ),
    remunerationsVariablesTotal: euros(c.remunerationsVariablesTotal),
    avantages: linesThatApply(places.avantages, lines, c.avantagesTotal),
    avantagesTotal: euros(c.avantagesTotal),
    exclusions: linesThatApply(places.exclusions, lines, c.exclusionsTotal),
    exclusionsTotal: euros(c.exclusionsTotal),
    coutEmployeurAnnuel: euros(c.coutEmployeurAnnuel),
    coutEmployeurAnnuelAvecExclusions: euros(c.coutEmployeurAnnuelAvecExclusions),
  }
}

/*
 * The lists that every answer has are written line by line: the compiler puts a function in the place of a call that is
 * always of the same one, which in a loop over a list it is not.
 */

/** A package that says nothing of first hirings, or is no manual worker's, has no such line. */
function fixedCost(c: Sheet): readonly AmountLine[] {
  const of = FIXED_COST
  const lines = [
    line(of[0][0], of[0][2](c)),
    line(of[1][0], of[1][2](c)),
    line(of[2][0], of[2][2](c)),
    line(of[3][0], of[3][2](c)),
    line(of[4][0], of[4][2](c)),
    line(of[5][0], of[5][2](c)),
    line(of[6][0], of[6][2](c)),
  ]
  if (c.rangEngagement > 0) lines.push(...everyLine(HIRING_COST, c))
  if (c.ouvrier === 1) lines.push(...everyLine(HOLIDAY_COST, c))
  if (c.hasCotisationsSectorielles === 1) lines.push(...everyLine(SECTOR_COST, c))
  return lines
}

/** Of its four lines only the year-end premium is another one than that of the cost (`FIXED_COST`). */
function fixedCash(c: Sheet, cost: readonly AmountLine[]): readonly AmountLine[] {
  const premium = FIXED_CASH[2]
  const lines = [cost[0], cost[1], line(premium[0], premium[2](c)), cost[3]]
  if (c.ouvrier === 1) lines.push(...everyLine(HOLIDAY_CASH, c))
  return lines
}

function remunerationMensuelle(c: Sheet): RemunerationMensuelle {
  return {
    salaireBrut: euros(c.salaireBrut),
    commissionsBrutes: euros(c.commissionsBrutes),
    atnsBruts: euros(c.atnsBruts),
    fraisTransportOnss: euros(c.fraisTransportOnss),
    sousTotalBrut: euros(c.sousTotalBrut),
    onss: euros(c.onss),
    bonusEmploi: euros(c.bonusEmploi),
    droitsAuteurBruts: euros(c.droitsAuteurBruts),
    fraisTransportImposables: euros(c.fraisTransportImposables),
    energieImposable: euros(c.energieImposable),
    atnVS: euros(c.atnVS),
    allocationsExtra: euros(c.allocationsExtra),
    extrasPP: euros(c.extrasPP),
    imposable: euros(c.imposable),
    precompteProfessionnel: euros(c.precompteProfessionnel),
    precompteMobilier: euros(c.precompteMobilier),
    sousTotalSalaireNet: euros(c.sousTotalSalaireNet),
    fraisTransport: euros(c.fraisTransport),
    fpes: euros(c.fpes),
    budgetMobilitePilier2: euros(c.budgetMobilitePilier2),
    csss: euros(c.csss),
    retraitAtns: euros(c.retraitAtns),
    retraitExtras: euros(c.retraitExtras),
    extrasNet: euros(c.extrasNet),
    extrasVolontariatFiscal: euros(c.extrasVolontariatFiscal),
    contributionChequeRepas: euros(c.contributionChequeRepas),
    contributionsAssurances: euros(c.contributionsAssurances),
    salaireNet: euros(c.salaireNet),
    chequesRepas: euros(c.chequesRepas),
    remunerationMensuelle: euros(c.remunerationMensuelle),
    salaireBrutTotalEmployeur: euros(c.salaireBrutTotalEmployeur),
    salaireBrutTotalWorker: euros(c.salaireBrutTotalWorker),
    salaireBrutHoraire: c.salaireBrutHoraire / 10_000,
  }
}

function remunerationAnnuelle(c: Sheet): RemunerationAnnuelle {
  return {
    salaireNetAnnuel: euros(c.salaireNetAnnuel),
    doublePeculeVacances: euros(c.doublePeculeVacances),
    chequesRepasAnnuel: euros(c.chequesRepasAnnuel),
    primeFinAnnee: euros(c.primeFinAnnee),
    primeSectorielle: euros(c.primeSectorielle),
    bonusAnnuel: euros(c.bonusAnnuel),
    warrants: euros(c.warrants),
    flexWarrants: euros(c.flexWarrants),
    epargnePension: euros(c.epargnePension),
    primeBeneficiaire: euros(c.primeBeneficiaire),
    cct90: euros(c.cct90),
    ecoCheques: euros(c.ecoCheques),
    chequeSportCulture: euros(c.chequeSportCulture),
    chequeCadeau: euros(c.chequeCadeau),
    budgetMobilitePilier3: euros(c.budgetMobilitePilier3),
    csssComplement: euros(c.csssComplement),
    remunerationAnnuelle: euros(c.remunerationAnnuelle),
  }
}

function totalCashAnnuel(
  c: Sheet,
  fixed: readonly AmountLine[],
  places: LinesOfBenefits['cash'],
  lines: FoundLines
): TotalCashAnnuel {
  return {
    remunerationsFixes: fixedCash(c, fixed),
    remunerationsFixesTotal: euros(c.cashFixesTotal),
    frais: linesThatApply(places.frais, lines, c.cashFraisTotal),
    fraisTotal: euros(c.cashFraisTotal),
    remunerationsVariables: linesThatApply(
      places.remunerationsVariables,
      lines,
      c.cashVariablesTotal
    ),
    remunerationsVariablesTotal: euros(c.cashVariablesTotal),
    avantages: linesThatApply(places.avantages, lines, c.cashAvantagesTotal),
    avantagesTotal: euros(c.cashAvantagesTotal),
    totalCashAnnuel: euros(c.totalCashAnnuel),
  }
}

/** Every line of a list, also at zero. */
function everyLine(lines: Lines, c: Sheet): AmountLine[] {
  const found: AmountLine[] = []
  for (let i = 0; i < lines.length; i++) found.push(line(lines[i][0], lines[i][2](c)))
  return found
}

/*
 * Counted, not iterated: every answer with benefits goes through these loops, and `for … of` takes a tenth longer for all of
 * its figures.
 */

/** The lines of benefits by their places; `undefined` stands for one that is zero. */
type FoundLines = readonly (AmountLine | undefined)[]

/** Each line once: one of the cost that is one of the cash too stands in both lists of the answer. */
function linesOfBenefits(read: Lines, c: Sheet): FoundLines {
  const found = new Array<AmountLine | undefined>(read.length)
  const count = read.length
  for (let i = 0; i < count; i++) {
    // Called by itself: with the line as its `this` it is called by a slower way, which takes two hundredths of all.
    const amountOf = read[i][2]
    const amount = amountOf(c)
    found[i] = amount === 0 ? undefined : line(read[i][0], amount)
  }
  return found
}

/** The lines that are not zero. None of these lists holds a negative line: without a total there is none. */
function linesThatApply(
  places: PlacesOfLines,
  lines: FoundLines,
  total: number
): readonly AmountLine[] {
  if (total === 0) return NO_LINES
  const most = places.length
  let count = 0
  for (let i = 0; i < most; i++) if (lines[places[i]] !== undefined) count++
  // As long as it gets: a list that grows takes room for seventeen with its first line.
  const found = new Array<AmountLine>(count)
  let at = 0
  for (let i = 0; i < most; i++) {
    const each = lines[places[i]]
    if (each !== undefined) found[at++] = each
  }
  return found
}

function line(key: string, amount: number): AmountLine {
  return { key, amount: euros(amount) }
}
