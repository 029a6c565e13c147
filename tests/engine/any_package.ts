import fc from 'fast-check'
import { BENEFITS, type ComputeRequest, type PackageFields } from '#modules/compute/pure'
import { lawSets } from '#modules/compute/rules/law_sets/index'

const ETATS = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const
const REVENUS = ['AUCUN', 'PROFESSIONNELS', 'PROFESSIONNELS_LIMITES', 'PENSION_LIMITEE'] as const
const DATES = ['2026-09-01', ...lawSets.sets.map(({ from }) => from), '2026-12-31', '2027-06-01']
const COMMISSIONS = ['BECP200', 'BECP302', 'BECP124', null] as const
const INPUT_TYPES = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL'] as const
const ENERGIES = ['ELECTRIQUE', 'ESSENCE', 'DIESEL', 'HYBRIDE_ESSENCE', 'LPG', 'CNG'] as const
const MOYENS = ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'TIERS_PAYANT', 'VELO'] as const
const EXTRAS = ['BRUT_IMPOSABLE', 'AVANTAGE', 'NET', 'VOLONTARIAT_FISCAL'] as const

/** Benefits that are no more than an amount under their switch, and an amount that the law lets each have. */
const PLAIN = BENEFITS.filter(({ input }) => input)
const SMALL = 4

const GENES = 110
const GREATEST = 65_535

/**
 * Requests of every kind, from a row of numbers: all zero is the plainest package, so that whatever
 * fails shrinks to the fewest benefits that make it fail.
 */
export const anyRequest: fc.Arbitrary<ComputeRequest> = fc
  .uint16Array({ minLength: GENES, maxLength: GENES })
  .map((genes) => requestOf(genes))

/** The same, without fast-check: a million of them are wanted fast. */
export function requestOf(genes: ArrayLike<number>): ComputeRequest {
  return new Builder(genes).request()
}

class Builder {
  #next = 0
  constructor(readonly genes: ArrayLike<number>) {}

  #gene(): number {
    return this.genes[this.#next++ % this.genes.length]
  }

  #pick<T>(of: readonly T[]): T {
    return of[this.#gene() % of.length]
  }

  /** True once in so many. */
  #once(every: number): boolean {
    return this.#gene() % every === every - 1
  }

  /** Euros with two decimals. */
  #euros(max: number, min = 0): number {
    return Math.round((min + ((max - min) * this.#gene()) / GREATEST) * 100) / 100
  }

  #count(max: number): number {
    return this.#gene() % (max + 1)
  }

  request(): ComputeRequest {
    const date = this.#pick(DATES)
    const type = this.#pick([
      ...(['EMPLOYE', 'EMPLOYE', 'EMPLOYE', 'EMPLOYE', 'EMPLOYE', 'OUVRIER', 'OUVRIER'] as const),
      ...(['INTERN', 'CONTRACTOR'] as const),
    ])
    const dirigeant = type === 'EMPLOYE' && this.#once(20)
    const owes = (type === 'EMPLOYE' && !dirigeant) || type === 'OUVRIER'
    return {
      date,
      company: {
        effectif: this.#pick([25, 1, 9, 10, 19, 20, 500]),
        assuranceLoiTaux: this.#pick([0.005, 0, 0.003]),
      },
      worker: this.#worker(dirigeant),
      package: { ...this.#config(type, owes), ...(owes ? this.#benefits(date) : {}) },
    } as ComputeRequest
  }

  #worker(dirigeant: boolean) {
    const etatCivil = this.#pick(ETATS)
    const couple = etatCivil === 'marie' || etatCivil === 'cohabitant'
    const enfantsACharge = this.#pick([0, 0, 0, 1, 2, 3, 5, 13])
    return {
      etatCivil,
      revenusConjoint: this.#pick(REVENUS),
      enfantsACharge,
      enfantsHandicapes: this.#pick([0, enfantsACharge]),
      parentIsole: !couple && enfantsACharge > 0 && this.#once(3),
      handicape: this.#once(10),
      conjointHandicape: this.#once(10),
      autresPersonnesACharge: this.#pick([0, 0, 2]),
      ascendantsACharge: this.#pick([0, 0, 1]),
      ...(dirigeant ? { dirigeant } : {}),
      ...(this.#once(20) ? { nonResident: true } : {}),
    }
  }

  #config(type: string, owes: boolean): Record<string, unknown> {
    const commissionParitaire =
      type === 'INTERN'
        ? this.#pick(['CIP/BIO', 'FPI/IBO E', 'FPI/IBO O', 'ETUDIANT'])
        : owes
          ? this.#pick(COMMISSIONS)
          : null
    const salary = this.#euros(this.#pick([6000, 3000, 12_000, 100_000]), 800)
    const hourly = type === 'OUVRIER' && this.#once(2)
    return {
      computeModelConfig: {
        employmentType: type,
        commissionParitaire,
        ...(owes && this.#once(10) ? { categorieReduction: this.#pick([1, 2, 3, '3BIS']) } : {}),
        ...(owes && this.#once(10) ? { hasPrimeFinAnnee: true, primeFinAnneeMois: 1 } : {}),
        ...(owes && this.#once(20) ? { hasPrimeSectorielle: false } : {}),
      },
      ...(hourly
        ? { salaireBrutHoraire: (Math.round(salary * 60) + 100_000) / 10_000 }
        : { salaireBrut: salary }),
      regimeNumerateur: type === 'EMPLOYE' ? this.#pick([38, 38, 30.4, 19, 7.6]) : 38,
      regimeDenominateur: 38,
      ...(this.#once(10) ? { hasSalaireBrutMin: true, salaireBrutMin: this.#euros(5000) } : {}),
    }
  }

  #benefits(date: string): Partial<PackageFields> {
    const of: Record<string, unknown> = {}
    const once = (every: number, fields: () => Record<string, unknown>) => {
      if (this.#once(every)) Object.assign(of, fields())
    }
    const amount = (name: string, max: number, min = 0) => ({
      [`has${name[0].toUpperCase()}${name.slice(1)}`]: true,
      [name]: this.#euros(max, min),
    })
    const inAnyWay = (name: string, max: number, percent: number) => {
      const type = this.#pick(INPUT_TYPES)
      return {
        ...amount(name, type === 'AMOUNT' ? max : percent),
        [`${name}InputType`]: type,
      }
    }
    once(5, () => inAnyWay('commissions', 1500, 30))
    once(5, () => inAnyWay('bonusAnnuel', 12_000, 30))
    once(8, () => inAnyWay('warrants', 1200, 5))
    once(12, () => amount('flexWarrants', 600))
    once(10, () => inAnyWay('primeBeneficiaire', 4000, 10))
    once(8, () => amount('cct90', 6000))
    once(10, () => amount('epargnePension', 1000))
    once(20, () => ({
      hasStockOptions: true,
      stockOptionUnits: this.#count(100),
      stockOptionValue: this.#euros(80),
    }))
    once(10, () => inAnyWay('droitsAuteur', 150, 10))
    once(5, () => this.#car(true))
    once(8, () => amount('carteEssence', 250))
    if (!of.hasVoitureSociete && !of.hasCarteEssence && date >= '2022') {
      once(10, () => ({
        hasBudgetMobilite: true,
        budgetMobilite: this.#euros(14_000, 3500),
        budgetMobilitePilier2: this.#euros(250),
        budgetMobiliteSoldePilier3: this.#once(2),
      }))
    }
    once(10, () => ({ hasVelo: true, tcoMensuelVelo: this.#euros(150) }))
    once(6, () => ({
      hasFraisTransport: true,
      typeFraisTransport: this.#pick(MOYENS),
      fraisTransport: this.#euros(150),
      distanceDomicileTravail: 1 + this.#count(80),
      joursTransport: this.#count(22),
    }))
    once(8, () => amount('telephone', 60))
    once(8, () => amount('telephonePlan', 40))
    once(8, () => amount('laptop', 80))
    once(10, () => ({
      ...amount('internet', 20),
      typeInternet: this.#pick(['INDEMNITE', 'FOURNI']),
    }))
    once(6, () => amount('teletravail', 120))
    once(8, () => amount('fraisRepresentation', 250))
    once(10, () => amount('garage', 40))
    once(10, () => amount('parking', 10))
    once(10, () => amount('carWash', 10))
    once(10, () => amount('indemniteBYOD', 15))
    once(15, () => amount('autresFrais', 60))
    once(6, () => inAnyWay('assuranceGroupe', 4000, 8))
    if (of.hasAssuranceGroupe) once(3, () => amount('cotisationAG', 60))
    once(6, () => amount('assuranceHospitalisation', 600))
    once(12, () => amount('cotisationAH', 30))
    once(15, () => amount('extensionAssurance', 300))
    once(3, () => amount('chequeRepas', 8, 2))
    once(5, () => amount('ecoCheques', 250))
    once(10, () => amount('chequeSportCulture', 100))
    once(10, () => amount('chequeCadeau', 40))
    once(10, () => ({ hasJoursConge: true, joursConge: this.#count(10) }))
    once(10, () => amount('allocationsExtra', 300))
    once(10, () => {
      const type = this.#pick(EXTRAS)
      return {
        hasPackageExtras: true,
        packageExtras: [
          {
            description: 'extra',
            type,
            workerAmount: this.#euros(50),
            ...(type === 'VOLONTARIAT_FISCAL' ? {} : { employerAmount: this.#euros(80) }),
          },
        ],
      }
    })
    once(12, () => this.#flex(of))
    once(10, () => ({ ...amount('chauffage', 300), logementPersonnel: this.#once(2) }))
    once(10, () => amount('electricite', 150))
    if (of.energieVS === 'HYBRIDE_ESSENCE') once(2, () => this.#plug())
    // What is no more than an amount under its switch needs no line above.
    once(4, () => {
      const { name } = this.#pick(PLAIN)
      return name in of ? {} : amount(name, SMALL)
    })
    return of as Partial<PackageFields>
  }

  #car(has: boolean): Record<string, unknown> {
    return {
      hasVoitureSociete: has,
      energieVS: this.#pick(ENERGIES),
      co2VS: this.#count(220),
      valeurVS: this.#euros(90_000, 12_000),
      tcoMensuelVS: this.#euros(1500, 200),
      contributionVS: this.#once(5) ? this.#euros(100) : 0,
    }
  }

  #plug(): Record<string, unknown> {
    return {
      ...(this.#once(2) ? { batterieVS: this.#euros(1) } : {}),
      ...(this.#once(2) ? { co2EquivalentVS: 1 + this.#count(220) } : {}),
      euro6eBisVS: this.#once(2),
    }
  }

  /** Some of what the package has is on offer. */
  #flex(of: Record<string, unknown>): Record<string, unknown> {
    const names = ['VoitureSociete', 'CarteEssence', 'Velo', 'Telephone', 'Laptop', 'JoursConge']
    const can = names.filter(() => this.#once(2))
    return {
      packageType: 'FLEX',
      ...Object.fromEntries(can.map((name) => [`can${name}`, true])),
      ...(of.hasLaptop ? { mustHaveLaptop: true } : {}),
    }
  }
}
