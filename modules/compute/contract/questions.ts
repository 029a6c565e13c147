import { shownParameter } from '../engine/explanation.ts'
import { legislation, type LawSet, type ParameterId } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { HYBRIDE_SANS_BATTERIE, HYBRIDE_SANS_DONNEES } from '../rules/mois/voiture/hybrides.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { categoryRates } from '../committees/in_force.ts'
import { numberOf } from '../committees/committee.ts'
import { sectorOf } from './bareme.ts'
import { isHiringUntold } from './package/engagement.ts'
import { isBirthUntold } from './package/birth_untold.ts'
import { isGiven, type Fields } from './reading.ts'
import type { Question, SectorQuestion } from './types.ts'

const PREMIER: ParameterId = 'premiersEngagements.premier'
const EMISSION: ParameterId = 'voiture.emissionHybride'
const EMISSION_6E_BIS: ParameterId = 'voiture.emissionHybride6eBis'
const MULTIPLE: ParameterId = 'voiture.multipleFauxHybride'

/**
 * What the package on the sheet does not tell and would change a figure. Nothing is supposed for it, and nothing
 * refused.
 * @returns `undefined` when nothing is asked, as nearly always
 */
export function questionsOf(
  sheet: Sheet,
  lawSet: LawSet,
  fields: Fields
): readonly Question[] | undefined {
  const hiring = hiringUntold(sheet, lawSet, fields)
  const hybrid = hybridUntold(sheet, lawSet)
  const birth = birthUntold(fields)
  const ofSector = sectorUntold(sheet, lawSet, fields)
  if (!hiring && !hybrid && !birth && ofSector.length === 0) return undefined
  return [hiring, hybrid, birth, ...ofSector].filter((each) => each !== undefined)
}

/**
 * A small headcount alone changes nothing, it asks which hiring this is. Nothing is asked where the amounts of that day
 * are not known.
 */
function hiringUntold(sheet: Sheet, lawSet: LawSet, fields: Fields): Question | undefined {
  if (sheet.assujetti === 0 || !isHiringUntold(sheet.effectif, fields)) return undefined
  if (lawSet.gaps.has(PREMIER)) return undefined
  const parameter = shownParameter(PREMIER, lawSet, legislation)
  const path = 'package.rangEngagement'
  return { code: 'rangEngagement', path, effectif: sheet.effectif, parameter }
}

/** What a plug-in hybrid does not tell, with the emission that its benefit was reckoned on. */
function hybridUntold(sheet: Sheet, lawSet: LawSet): Question | undefined {
  const { hybrideVS, fauxHybrideVS, co2EquivalentVS, emissionVS, euro6eBisVS } = sheet
  if (hybrideVS === 0) return undefined
  const co2 = emissionVS / HUNDREDTHS
  const of = (id: ParameterId) => shownParameter(id, lawSet, legislation)
  if (fauxHybrideVS === 1) {
    if (co2EquivalentVS > 0) return undefined
    const path = 'package.co2EquivalentVS'
    return { code: 'fauxHybrideSansEquivalent', path, co2, parameter: of(MULTIPLE) }
  }
  const newer = euro6eBisVS === 1 && lawSet.values.has(EMISSION_6E_BIS)
  const parameter = of(newer ? EMISSION_6E_BIS : EMISSION)
  const path = 'package.batterieVS'
  if (hybrideVS === HYBRIDE_SANS_DONNEES) {
    return { code: 'hybrideSansDonnees', path, co2, parameter }
  }
  if (hybrideVS === HYBRIDE_SANS_BATTERIE) {
    return { code: 'hybrideSansBatterie', path, co2, parameter }
  }
  return undefined
}

/** Of a plan by age the age that is reached; without it the share of the package itself was taken, whatever it would be. */
function birthUntold(fields: Fields): Question | undefined {
  if (!isBirthUntold(fields)) return undefined
  const path = 'package.assuranceGroupeNaissance'
  return { code: 'naissanceInconnue', path, taux: fields.assuranceGroupe as number }
}

const NOTHING: readonly SectorQuestion[] = []
const CONFIG = 'package.computeModelConfig'
const COST = 'coutEmployeur.remunerationsFixes'

/** What no source gives of the committee and the company does not set: the line is without it. */
function sectorUntold(sheet: Sheet, lawSet: LawSet, fields: Fields): readonly SectorQuestion[] {
  if (sheet.cp200 === 1 || sheet.commission === 0) return NOTHING
  const sector = sectorOf(sheet, lawSet)
  if (sector === undefined) return NOTHING
  const config = fields.computeModelConfig as Fields
  const commission = numberOf(sector.committee)
  const asked: SectorQuestion[] = []
  if (sheet.hasPrimeFinAnnee === 0 && !isGiven(config.hasPrimeFinAnnee)) {
    asked.push({
      code: 'secteurPrimeFinAnnee',
      path: `${CONFIG}.primeFinAnneeMois`,
      commission,
      line: `${COST}.primeFinAnnee`,
    })
  }
  const category = (config.categorieEmployeur as string | undefined) ?? sector.committee.categorie
  const statut = sheet.ouvrier === 1 ? 'OUVRIER' : 'EMPLOYE'
  const rates = category === undefined ? undefined : categoryRates(lawSet.law, category, statut)
  if (rates === undefined && !isGiven(config.fondsTaux)) {
    const untold = category === undefined && sector.committee.categories.length > 0
    asked.push({
      code: 'secteurCotisations',
      path: `${CONFIG}.${untold ? 'categorieEmployeur' : 'fondsTaux'}`,
      commission,
      line: `${COST}.onssPatronal`,
    })
  }
  if (rates?.forfait !== undefined && !isGiven(config.fondsForfait)) {
    asked.push({
      code: 'secteurForfait',
      path: `${CONFIG}.fondsForfait`,
      commission,
      line: `${COST}.onssPatronal`,
      montant: rates.forfait.value / HUNDREDTHS,
    })
  }
  return asked
}
