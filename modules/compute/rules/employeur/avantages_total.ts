import { sum } from '../sum.ts'

/**
 * Benefits of the year with their levies.
 */
export const avantagesTotal = sum(
  'avantagesTotal',
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
    c.extrasAnnuels,
  { total: true }
)
