import {
  ANNUAL_FIELDS,
  lineText,
  MONTHLY_FIELDS,
  type AmountLine,
  type ComputeAnswer,
  type Language,
} from '#modules/compute/pure'

const LOCALES = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-BE' } as const
const LABEL_WIDTH = 44
const AMOUNT_WIDTH = 14

/** Lines that close a part of the payslip. */
const TOTALS = new Set([
  'sousTotalBrut',
  'imposable',
  'sousTotalSalaireNet',
  'salaireNet',
  'remunerationMensuelle',
  'remunerationAnnuelle',
  'coutEmployeurAnnuel',
])
/** Shown under the pay itself, not as lines of it. */
const BESIDE = new Set([
  'salaireBrutTotalEmployeur',
  'salaireBrutTotalWorker',
  'salaireBrutHoraire',
])

/** An answer as a payslip a person can read; lines of zero are left out, totals stay. */
export function payslip(answer: ComputeAnswer, language: Language): string {
  const { remuneration, coutEmployeur } = answer.compute
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = remuneration
  const monthly = MONTHLY_FIELDS.filter((field) => !BESIDE.has(field))
  const cost: AmountLine[] = [
    ...coutEmployeur.remunerationsFixes,
    { key: 'coutEmployeurAnnuel', amount: coutEmployeur.coutEmployeurAnnuel },
  ]
  return [
    heading(answer),
    part('mois', linesOf(month, monthly), language),
    part('annee', linesOf(year, ANNUAL_FIELDS), language),
    part('coutEmployeur', cost, language),
  ].join('\n')
}

function heading({ id, lawset, solved }: ComputeAnswer): string {
  const name = id === undefined || id === null ? '' : `${JSON.stringify(id)} · `
  const found = solved === undefined ? '' : ` · ${solved.for} = ${solved.amount}`
  return `${name}${lawset.id}${found}\n`
}

function linesOf<F extends string>(
  of: Readonly<Record<F, number>>,
  fields: readonly F[]
): AmountLine[] {
  return fields.map((key) => ({ key, amount: of[key] }))
}

function part(title: string, lines: readonly AmountLine[], language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const rows = lines
    .filter(({ key, amount }) => amount !== 0 || TOTALS.has(key))
    .map(({ key, amount }) => row(lineText(key, language), format.format(amount), TOTALS.has(key)))
  return [lineText(title, language), ...rows, ''].join('\n')
}

function row(label: string, amount: string, total: boolean): string {
  const line = `  ${label.padEnd(LABEL_WIDTH)}${amount.padStart(AMOUNT_WIDTH)}`
  return total ? `  ${'─'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}\n${line}` : line
}
