/** The payslip from top to bottom; a subtotal is the plain sum of the lines above it. */
export interface PayslipLine {
  key: string
  kind: 'line' | 'subtotal' | 'total'
}

const line = (key: string): PayslipLine => ({ key, kind: 'line' })
const subtotal = (key: string): PayslipLine => ({ key, kind: 'subtotal' })
const total = (key: string): PayslipLine => ({ key, kind: 'total' })

export const PAYSLIP: PayslipLine[] = [
  line('salaireBrut'),
  line('commissionsBrutes'),
  line('atnsBruts'),
  line('fraisTransportOnss'),
  subtotal('sousTotalBrut'),
  line('onss'),
  line('bonusEmploi'),
  line('droitsAuteurBruts'),
  line('fraisTransportImposables'),
  line('atnVS'),
  line('allocationsExtra'),
  line('extrasPP'),
  subtotal('imposable'),
  line('precompteProfessionnel'),
  line('precompteMobilier'),
  subtotal('sousTotalSalaireNet'),
  line('fraisTransport'),
  line('fpes'),
  line('budgetMobilitePilier2'),
  line('csss'),
  line('retraitAtns'),
  line('retraitExtras'),
  line('extrasNet'),
  line('extrasVolontariatFiscal'),
  line('contributionChequeRepas'),
  line('contributionsAssurances'),
  total('salaireNet'),
  line('chequesRepas'),
  total('remunerationMensuelle'),
]

export const YEAR: PayslipLine[] = [
  line('salaireNetAnnuel'),
  line('doublePeculeVacances'),
  line('chequesRepasAnnuel'),
  line('primeFinAnnee'),
  line('primeSectorielle'),
  line('bonusAnnuel'),
  line('warrants'),
  line('flexWarrants'),
  line('epargnePension'),
  line('primeBeneficiaire'),
  line('cct90'),
  line('ecoCheques'),
  line('chequeSportCulture'),
  line('chequeCadeau'),
  line('budgetMobilitePilier3'),
  total('remunerationAnnuelle'),
]

/** The amounts of one table by the key of their line. A key the engine does not know is zero. */
export function amountsOf(part: object): Record<string, number> {
  return part as Record<string, number>
}

/** Leaves out what is zero; a subtotal stays only where a line stands between it and the one before. */
export function withoutZeroLines(
  lines: PayslipLine[],
  amounts: Record<string, number>
): PayslipLine[] {
  let since = 0
  return lines.filter(({ key, kind }) => {
    if (kind === 'line') {
      const shown = (amounts[key] ?? 0) !== 0
      if (shown) since += 1
      return shown
    }
    const shown = kind === 'total' ? since > 0 : since > 1
    if (shown) since = 0
    return shown
  })
}
