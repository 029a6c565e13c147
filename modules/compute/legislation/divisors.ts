import type { ParameterId } from './index.ts'

/** Figures that amounts are divided by, of a fraction by its last one: a law that is supposed cannot have them at nothing. */
export const DIVISORS: ReadonlySet<string> = new Set<ParameterId>([
  'conges.joursParSemaine',
  'cotisationCo2.indiceBase',
  'dirigeants.loyerDenominateur',
  'incapacite.joursDuMois',
  'peculeVacances.tauxDouble',
  'pensions.carriereComplete',
  'pensions.wijninckxCarriere',
  'preavis.anneesParPeriode',
  'precompte.pasMensuel',
  'transport.cp200JoursMois',
  'vacancesOuvriers.semaines',
  'voiture.fraction',
])
