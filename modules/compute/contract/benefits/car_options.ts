import { CARROSSERIES } from '../carrosseries.ts'
import { ENERGIES } from '../energies.ts'
import { choice, count, date, euros, flag, month, number } from './fields.ts'

const MAX_AMOUNT = 10_000_000

/** What a car of a list says, and what choosing it writes on the package. */
export const VOITURE_OPTIONS = {
  columns: {
    energie: choice({
      words: ENERGIES,
      usual: 'ELECTRIQUE',
      required: true,
      to: 'energieVS',
      tells: true,
    }),
    /** Grams a kilometre. */
    co2: count({
      max: 1000,
      unit: 'grams',
      needed: true,
      hidden: true,
      to: 'co2VS',
      of: 'emitting',
    }),
    /** A hybrid without a plug. */
    nonRechargeable: flag({ hidden: true, named: true, to: 'nonRechargeableVS', of: 'hybrid' }),
    /** kWh for each 100 kg of the car. */
    batterie: number({
      max: 100,
      unit: 'kwh',
      hidden: true,
      named: true,
      to: 'batterieVS',
      of: 'plugIn',
    }),
    /** Grams a kilometre of the same car without a plug. */
    co2Equivalent: count({
      min: 1,
      max: 1000,
      unit: 'grams',
      hidden: true,
      named: true,
      to: 'co2EquivalentVS',
      of: 'plugIn',
    }),
    /** Its emission was measured under Euro 6e-bis or a later standard. */
    euro6eBis: flag({ hidden: true, named: true, to: 'euro6eBisVS', of: 'plugIn' }),
    /** Catalogue value, EUR. */
    valeur: euros({
      max: MAX_AMOUNT,
      usual: 42_000,
      required: true,
      hidden: true,
      to: 'valeurVS',
      tells: true,
    }),
    /** EUR a month. */
    tcoMensuel: month({
      max: MAX_AMOUNT,
      usual: 750,
      required: true,
      to: 'tcoMensuelVS',
      tells: true,
    }),
    /** A car of a list is a new one; one of the catalogue may have been registered before. */
    dateImmatriculation: date({ catalogueOnly: true, to: 'dateImmatriculationVS' }),
    /** What a candidate wants to know of it; no figure depends on these three. */
    carrosserie: choice({ words: CARROSSERIES, hidden: true, looks: true }),
    /** Electric range, km. */
    autonomie: count({ min: 1, max: 2000, hidden: true, looks: true, of: 'plugged' }),
    /** The most it takes at a quick charger, kW. */
    puissanceCharge: count({ min: 1, max: 1000, hidden: true, looks: true, of: 'plugged' }),
    /** May be the car of the first pillar of the mobility budget. */
    eligibleBudgetMobilite: flag({ hidden: true }),
  },
  clears: ['voitureSociete', 'dateCommandeVS'],
  atn: true,
} as const
