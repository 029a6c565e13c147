import { plainWordsOf } from '#modules/shared/values/plain_text'
import type { CodeLine } from './payslip.ts'

/** What providers call a line, in French, Dutch and English, in plain words. The longest that a name begins with is meant. */
const CALLED: Partial<Record<CodeLine, readonly string[]>> = {
  salaireBrut: called('salaire brut, salaire mensuel, salaire de base, appointements, remuneration mensuelle, traitement, brut, brutoloon, bruto maandloon, maandloon, basisloon, wedde, loon, bruto, gross pay, gross salary, base pay, base salary, monthly pay, gross'),
  commissionsBrutes: called('commissions, commission, commissies, commissieloon'),
  sousTotalBrut: called('total brut, brut onss, brut soumis a l onss, remuneration brute totale, totaal bruto, bruto rsz, rsz basis, base onss, total gross, gross subject to social security'),
  onss: called('onss, onss personnelle, onss travailleur, cotisation onss, cotisations onss, cotisation personnelle, rsz, rsz werknemer, persoonlijke rsz, rsz bijdrage, social security, employee social security, employee nsso, nsso'),
  bonusEmploi: called('bonus a l emploi, bonus emploi, bonus social, werkbonus, sociale werkbonus, work bonus'),
  droitsAuteurBruts: called('droits d auteur, auteursrechten, copyright'),
  atnVS: called('atn voiture, avantage voiture, avantage de toute nature voiture, voordeel wagen, vaa wagen, voordeel bedrijfswagen, bik car, benefit in kind car'),
  atnsBruts: called('atn, avantages de toute nature, avantages en nature, voordelen alle aard, voordelen van alle aard, vaa, benefits in kind, benefit in kind'),
  imposable: called('imposable, brut imposable, salaire imposable, remuneration imposable, belastbaar, belastbaar loon, belastbaar bruto, taxable, taxable pay'),
  precompteProfessionnel: called('precompte professionnel, precompte, pp, bedrijfsvoorheffing, bv, withholding tax, wage tax, income tax'),
  csss: called('cotisation speciale, cotisation speciale securite sociale, csss, bijzondere bijdrage, bijzondere bijdrage sociale zekerheid, bbsz, special contribution, special social security contribution'),
  fraisTransport: called('frais de transport, frais de deplacement, deplacement domicile travail, transport, woon werkverkeer, woonwerkverkeer, vervoerskosten, verplaatsingsvergoeding, commuting, commuting allowance, travel allowance'),
  fpes: called('frais propres a l employeur, frais forfaitaires, frais propres, frais de representation, forfait frais, kosten eigen aan de werkgever, forfaitaire onkosten, onkostenvergoeding, netto onkosten, expenses of the employer, expense allowance'),
  retraitAtns: called('retrait atn, retenue atn, deduction atn, inhouding vaa, inhouding voordelen, aftrek voordelen, withdrawal of benefits'),
  contributionChequeRepas: called('quote part cheques repas, cheques repas, cheque repas, retenue cheques repas, maaltijdcheques, werknemersbijdrage maaltijdcheques, inhouding maaltijdcheques, meal vouchers, meal voucher contribution'),
  contributionsAssurances: called('assurance groupe, cotisation assurance groupe, groepsverzekering, bijdrage groepsverzekering, hospitalisation, hospitalisatieverzekering, group insurance'),
  salaireNet: called('net, net a payer, salaire net, net a verser, netto, nettoloon, netto te betalen, te betalen netto, net pay, net salary, net to pay'),
  IGNORED: called('heures, jours, uren, dagen, hours, days, onss patronale, onss employeur, cotisation patronale, rsz werkgever, patronale rsz, werkgeversbijdrage, employer social security, employer nsso, cout employeur, loonkost, employer cost'),
  OTHER: called('prime de fin d annee, treizieme mois, eindejaarspremie, dertiende maand, year end premium, double pecule, pecule de vacances, dubbel vakantiegeld, vakantiegeld, holiday pay, saisie, saisie sur salaire, loonbeslag, avance, acompte, voorschot, advance, garnishment'),
}

function called(names: string): readonly string[] {
  return names.split(', ')
}

const KNOWN = Object.entries(CALLED).flatMap(([line, names]) =>
  names.map((name) => ({ line: line as CodeLine, name }))
)

/**
 * What a code of a provider may be, by what it is called: where all of a name stands at its beginning or end. A suggestion, and
 * only that: a person decides.
 */
export function suggestLine({ code, label }: { code: string; label: string }): CodeLine | null {
  for (const text of [label, code]) {
    const words = plainWordsOf(text).join(' ')
    const found = KNOWN.filter(
      ({ name }) => words === name || words.startsWith(`${name} `) || words.endsWith(` ${name}`)
    ).toSorted((one, other) => other.name.length - one.name.length)
    if (found.length > 0) return found[0]!.line
  }
  return null
}
