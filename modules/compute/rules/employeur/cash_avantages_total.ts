import { sum } from '../sum.ts'

/**
 * Value of the benefits of the year for the worker.
 */
export const cashAvantagesTotal = sum(
  'cashAvantagesTotal',
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
    c.extrasAnnuels,
  { total: true }
)
