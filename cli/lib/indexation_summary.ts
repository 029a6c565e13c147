import { formatDifference, formatEuros, type Language } from '#modules/shared/values/format'
import { parseCsv } from '#cli/lib/csv'

/** What a run says in a few figures; money in cents. */
export interface IndexationTotals {
  contracts: number
  /** Contracts that could not be computed; their reasons stand in the table. */
  withoutFigures: number
  costBefore: bigint
  costAfter: bigint
  /** What the cap on indexation keeps, and the contribution on it (code 804), of a month. */
  kept: bigint
  moderation: bigint
}

/** Adds the table up, exactly. */
export function totalsOf(csv: string): IndexationTotals {
  const rows = parseCsv(csv)
  return {
    contracts: rows.length,
    withoutFigures: rows.filter(({ failure }) => failure !== '').length,
    costBefore: sum(rows.map((row) => row.coutEmployeurAnnuelAvant)),
    costAfter: sum(rows.map((row) => row.coutEmployeurAnnuelApres)),
    kept: sum(rows.map((row) => row.retenuPlafond)),
    moderation: sum(rows.map((row) => row.cotisationModeration)),
  }
}

/** A few lines for a person. */
export function summaryOf(
  { contracts, withoutFigures, costBefore, costAfter, kept, moderation }: IndexationTotals,
  language: Language
): string {
  const texts = TEXTS[language]
  const euros = (amount: bigint) => formatEuros(language, Number(amount) / 100)
  const more = costAfter - costBefore
  const difference = more === 0n ? euros(more) : formatDifference(language, Number(more) / 100, 2)
  return [
    texts.contracts(contracts),
    `${texts.before} ${euros(costBefore)}`,
    `${texts.after} ${euros(costAfter)} (${difference})`,
    ...(kept > 0n
      ? [`${texts.kept} ${euros(kept)}`, `${texts.moderation} ${euros(moderation)}`]
      : []),
    ...(withoutFigures > 0 ? [texts.withoutFigures(withoutFigures)] : []),
  ].join('\n')
}

const TEXTS = {
  en: {
    contracts: (n: number) =>
      `${n} ${n === 1 ? 'contract' : 'contracts'} recalculated; nothing was changed.`,
    before: 'Annual employer cost, before:',
    after: 'Annual employer cost, after: ',
    kept: 'Saved by the cap on indexation, per month:',
    moderation:
      'Special wage-moderation contribution (code 804, derived), per month, not in the cost:',
    withoutFigures: (n: number) => `${n} without figures: the reason is in the column “failure”.`,
  },
  fr: {
    contracts: (n: number) =>
      `${n} ${n < 2 ? 'contrat recalculé' : 'contrats recalculés'}\u202f; rien n’a été modifié.`,
    before: 'Coût employeur annuel, avant\u00a0:',
    after: 'Coût employeur annuel, après\u00a0:',
    kept: 'Retenu par le plafond de l’indexation, par mois\u00a0:',
    moderation:
      'Cotisation spéciale de modération salariale (code 804, déduite), par mois, hors du coût\u00a0:',
    withoutFigures: (n: number) =>
      `${n} sans montants\u00a0: la raison figure dans la colonne «\u00a0failure\u00a0».`,
  },
  nl: {
    contracts: (n: number) =>
      `${n} ${n === 1 ? 'contract' : 'contracten'} herberekend; er is niets gewijzigd.`,
    before: 'Jaarlijkse loonkost, vóór:',
    after: 'Jaarlijkse loonkost, na:  ',
    kept: 'Bespaard door het plafond op de indexering, per maand:',
    moderation:
      'Bijzondere loonmatigingsbijdrage (code 804, afgeleid), per maand, niet in de loonkost:',
    withoutFigures: (n: number) => `${n} zonder bedragen: de reden staat in de kolom “failure”.`,
  },
}

function sum(amounts: string[]): bigint {
  return amounts.reduce((total, amount) => total + cents(amount), 0n)
}

/** `1234.50` as cents; an empty cell counts nothing. */
function cents(amount: string): bigint {
  return amount === '' ? 0n : BigInt(amount.replace('.', ''))
}
