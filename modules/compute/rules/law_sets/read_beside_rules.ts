import type { ParameterId } from '../../legislation/index.ts'

/**
 * What the contract reads of the law beside the rules (minimums, limits of what may be given), and what rules read that
 * compute no line: one step of the index. The compiler's own list, held by a test.
 */
export const READ_BESIDE_RULES: readonly ParameterId[] = [
  'bareme200.ecartTolere',
  'bareme200.echelle1ClasseA',
  'bareme200.echelle1ClasseB',
  'bareme200.echelle1ClasseC',
  'bareme200.echelle1ClasseD',
  'bareme200.echelle2ClasseA',
  'bareme200.echelle2ClasseB',
  'bareme200.echelle2ClasseC',
  'bareme200.echelle2ClasseD',
  'budgetMobilite.maximum',
  'budgetMobilite.minimum',
  'cheques.cadeauMaximum',
  'cheques.cadeauParEnfant',
  'cheques.ecoMaximum',
  'cheques.repasPartEmployeurMaximum',
  'cheques.repasPartTravailleurMinimum',
  'cheques.sportCultureMaximum',
  'cotisations.base',
  'cotisations.baseCategorie2',
  'cotisations.baseSansModeration',
  'droitsAuteur.informatique',
  'etudiants.cct90',
  'frais.carWashMaximum',
  'frais.garageMaximum',
  'frais.internetMaximum',
  'frais.ordinateurMaximum',
  'frais.parkingMaximum',
  'frais.teletravailMaximum',
  'indexationPlafonnee.limite',
  'indexationPlafonnee.part',
  'indexationPlafonnee.partCotisation',
  'precompte.pasMensuel',
  'premiersEngagements.dernierRang',
  'premiersEngagements.deuxiemeAncien',
  'premiersEngagements.trimestres',
  'premiersEngagements.troisiemeAncien',
  'stages.pourcentageMinimumBruxelles',
  'stages.pourcentageMinimumFlandre',
  'stages.pourcentageMinimumWallonie',
  'stages.revenuMinimum',
  'transport.carteTrainMontants',
  'vacancesOuvriers.cotisationAnnuelle',
  'vacancesOuvriers.cotisationTrimestrielle',
]

/** What the contract imports by its own name, because a car may have been ordered under the law of another day. */
export const READ_BY_NAME: readonly ParameterId[] = ['budgetMobilite.emissionMaximale']
