import { euros } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import type {
  AmountLine,
  ComputeFigures,
  CoutEmployeur,
  RemunerationAnnuelle,
  RemunerationMensuelle,
  TotalCashAnnuel,
} from './types.ts'

const NO_LINES: readonly AmountLine[] = Object.freeze([])
const NO_FLEX: readonly { readonly key: string }[] = Object.freeze([])
const NO_LOWEST: Readonly<Record<string, number>> = Object.freeze({})

/** The figures of a computed sheet, in euros; nothing of the sheet is shared. */
export function figures(c: Sheet): ComputeFigures {
  return Object.freeze({
    coutEmployeur: coutEmployeur(c),
    remuneration: Object.freeze({
      remunerationMensuelle: remunerationMensuelle(c),
      remunerationAnnuelle: remunerationAnnuelle(c),
      totalCashAnnuel: totalCashAnnuel(c),
      elementsSalariauxFlex: NO_FLEX,
    }),
    remunerationBrutLowest: NO_LOWEST,
    budgetMobiliteMax: euros(c.budgetMobiliteMax),
  })
}

function coutEmployeur(c: Sheet): CoutEmployeur {
  const total = euros(c.coutEmployeurAnnuel)
  return Object.freeze({
    remunerationsFixes: Object.freeze([
      line('salaireBrutAnnuel', c.salaireBrutAnnuel),
      line('doublePeculeVacances', c.doublePeculeBrut),
      line('primeFinAnnee', c.primeFinAnneeBrute),
      line('primeSectorielle', c.primeSectorielleBrute),
      line('onssPatronal', c.onssPatronal),
      line('reductionStructurelle', c.reductionStructurelle),
      line('assuranceLoi', c.assuranceLoi),
    ]),
    remunerationsFixesTotal: total,
    frais: NO_LINES,
    fraisTotal: 0,
    remunerationsVariables: NO_LINES,
    remunerationsVariablesTotal: 0,
    avantages: NO_LINES,
    avantagesTotal: 0,
    exclusions: NO_LINES,
    exclusionsTotal: 0,
    coutEmployeurAnnuel: total,
    coutEmployeurAnnuelAvecExclusions: total,
  })
}

function remunerationMensuelle(c: Sheet): RemunerationMensuelle {
  const brut = euros(c.salaireBrut)
  return Object.freeze({
    salaireBrut: brut,
    commissionsBrutes: 0,
    atnsBruts: 0,
    fraisTransportOnss: 0,
    sousTotalBrut: euros(c.sousTotalBrut),
    onss: euros(c.onss),
    bonusEmploi: euros(c.bonusEmploi),
    droitsAuteurBruts: 0,
    fraisTransportImposables: 0,
    atnVS: 0,
    allocationsExtra: 0,
    extrasPP: 0,
    imposable: euros(c.imposable),
    precompteProfessionnel: euros(c.precompteProfessionnel),
    precompteMobilier: 0,
    sousTotalSalaireNet: euros(c.sousTotalSalaireNet),
    fraisTransport: 0,
    fpes: 0,
    budgetMobilitePilier2: 0,
    csss: euros(c.csss),
    retraitAtns: 0,
    retraitExtras: 0,
    extrasNet: 0,
    extrasVolontariatFiscal: 0,
    contributionChequeRepas: 0,
    contributionsAssurances: 0,
    salaireNet: euros(c.salaireNet),
    chequesRepas: 0,
    remunerationMensuelle: euros(c.remunerationMensuelle),
    salaireBrutTotalEmployeur: brut,
    salaireBrutTotalWorker: brut,
    salaireBrutHoraire: c.salaireBrutHoraire / 10_000,
  })
}

function remunerationAnnuelle(c: Sheet): RemunerationAnnuelle {
  return Object.freeze({
    salaireNetAnnuel: euros(c.salaireNetAnnuel),
    doublePeculeVacances: euros(c.doublePeculeVacances),
    chequesRepasAnnuel: 0,
    primeFinAnnee: euros(c.primeFinAnnee),
    primeSectorielle: euros(c.primeSectorielle),
    bonusAnnuel: 0,
    warrants: 0,
    flexWarrants: 0,
    epargnePension: 0,
    primeBeneficiaire: 0,
    cct90: 0,
    ecoCheques: 0,
    chequeSportCulture: 0,
    chequeCadeau: 0,
    budgetMobilitePilier3: 0,
    remunerationAnnuelle: euros(c.remunerationAnnuelle),
  })
}

function totalCashAnnuel(c: Sheet): TotalCashAnnuel {
  const total = euros(c.totalCashAnnuel)
  return Object.freeze({
    remunerationsFixes: Object.freeze([
      line('salaireBrutAnnuel', c.salaireBrutAnnuel),
      line('doublePeculeVacances', c.doublePeculeBrut),
      line('primeFinAnnee', c.primeFinAnneeBrute),
      line('primeSectorielle', c.primeSectorielleBrute),
    ]),
    remunerationsFixesTotal: total,
    frais: NO_LINES,
    fraisTotal: 0,
    remunerationsVariables: NO_LINES,
    remunerationsVariablesTotal: 0,
    avantages: NO_LINES,
    avantagesTotal: 0,
    totalCashAnnuel: total,
  })
}

function line(key: string, amount: number): AmountLine {
  return Object.freeze({ key, amount: euros(amount) })
}
