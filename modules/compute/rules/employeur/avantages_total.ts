import { rule } from '../rule.ts'

/**
 * Benefits of the year with their levies.
 */
export const avantagesTotal = rule(
  'avantagesTotal',
  {
    formula:
      'voitureSociete + cotisationCo2 + carteEssenceAnnuelle + energieHorsTcoAnnuelle + veloAnnuel + budgetMobilitePilier2Annuel + budgetMobiliteSolde + telephoneAnnuel + telephonePlanAnnuel + laptopAnnuel + internetFourniAnnuel + chauffageAnnuel + electriciteAnnuelle + chequesRepasEmployeur + ecoCheques + chequeSportCulture + chequeCadeau + assuranceGroupe + taxeAssuranceGroupe + cotisationAssuranceGroupe + assuranceHospitalisation + extensionAssurance + taxeAssuranceHospitalisation + cotisationAssuranceHospitalisation + joursCongeCout + allocationsExtraAnnuelles + extrasAnnuels',
    inputs: [
      'voitureSociete',
      'cotisationCo2',
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
      'taxeAssuranceGroupe',
      'cotisationAssuranceGroupe',
      'assuranceHospitalisation',
      'extensionAssurance',
      'taxeAssuranceHospitalisation',
      'cotisationAssuranceHospitalisation',
      'joursCongeCout',
      'allocationsExtraAnnuelles',
      'extrasAnnuels',
    ],
    total: true,
  },
  (c) =>
    c.voitureSociete +
    c.cotisationCo2 +
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
    c.taxeAssuranceGroupe +
    c.cotisationAssuranceGroupe +
    c.assuranceHospitalisation +
    c.extensionAssurance +
    c.taxeAssuranceHospitalisation +
    c.cotisationAssuranceHospitalisation +
    c.joursCongeCout +
    c.allocationsExtraAnnuelles +
    c.extrasAnnuels
)
