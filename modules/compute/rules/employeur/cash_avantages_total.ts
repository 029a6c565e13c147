import { rule } from '../rule.ts'

/**
 * Value of the benefits of the year for the worker.
 */
export const cashAvantagesTotal = rule(
  'cashAvantagesTotal',
  {
    formula:
      'voitureSociete + carteEssenceAnnuelle + energieHorsTcoAnnuelle + veloAnnuel + budgetMobilitePilier2Annuel + budgetMobiliteSolde + telephoneAnnuel + telephonePlanAnnuel + laptopAnnuel + internetFourniAnnuel + chauffageAnnuel + electriciteAnnuelle + chequesRepasEmployeur + ecoCheques + chequeSportCulture + chequeCadeau + assuranceGroupe + assuranceHospitalisation + extensionAssurance + allocationsExtraAnnuelles + extrasAnnuels',
    inputs: [
      'voitureSociete',
      'carteEssenceAnnuelle',
      'energieHorsTcoAnnuelle',
      'veloAnnuel',
      'budgetMobilitePilier2Annuel',
      'budgetMobiliteSolde',
      'telephoneAnnuel',
      'telephonePlanAnnuel',
      'laptopAnnuel',
      'internetFourniAnnuel',
      'chauffageAnnuel',
      'electriciteAnnuelle',
      'chequesRepasEmployeur',
      'ecoCheques',
      'chequeSportCulture',
      'chequeCadeau',
      'assuranceGroupe',
      'assuranceHospitalisation',
      'extensionAssurance',
      'allocationsExtraAnnuelles',
      'extrasAnnuels',
    ],
    total: true,
  },
  (c) =>
    c.voitureSociete +
    c.carteEssenceAnnuelle +
    c.energieHorsTcoAnnuelle +
    c.veloAnnuel +
    c.budgetMobilitePilier2Annuel +
    c.budgetMobiliteSolde +
    c.telephoneAnnuel +
    c.telephonePlanAnnuel +
    c.laptopAnnuel +
    c.internetFourniAnnuel +
    c.chauffageAnnuel +
    c.electriciteAnnuelle +
    c.chequesRepasEmployeur +
    c.ecoCheques +
    c.chequeSportCulture +
    c.chequeCadeau +
    c.assuranceGroupe +
    c.assuranceHospitalisation +
    c.extensionAssurance +
    c.allocationsExtraAnnuelles +
    c.extrasAnnuels
)
