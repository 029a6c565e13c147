import type { AddOn, Plan } from '#modules/billing/index'
import { ELECTRIC_CAR, OFFICE, PETROL_CAR, SENIOR, type DemoBenefits } from './benefits.ts'
import type { DemoContract } from './contracts.ts'
import type { DemoOffer } from './offers.ts'
import type { DemoBudget } from './budgets.ts'
import type { DemoReview } from './reviews.ts'
import type { DemoScenario } from './scenarios.ts'
import type { DemoExchange } from './exchanges.ts'

/** The password of every demo account; printed by `npm start`, never used outside demo data. */
export const DEMO_PASSWORD = 'demo-barema-2026'

export interface DemoWorker {
  firstName: string
  lastName: string
  nomFonction: string
  salaireBrut: number
  language: 'fr' | 'nl' | 'en'
  etatCivil: 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'cohabitant'
  conjointTravaille?: boolean
  enfantsACharge?: number
  /** Hours a week out of 38. */
  heures?: number
  /** What the package has beside gross pay. */
  benefits?: DemoBenefits
  /** What they give up pay for. */
  exchange?: DemoExchange
  /** First and last day of a contract for a fixed term, `YYYY-MM-DD`; others run from the demo's day on. */
  term?: { from: string; until: string }
}

export interface DemoCompany {
  slug: string
  name: string
  language: 'fr' | 'nl' | 'en'
  mainColor: string
  effectif: number
  assuranceLoiTaux: number
  plan: Plan
  extras: AddOn[]
  /** The last day of the plan, YYYY-MM-DD; without one it has no end. */
  activeUntil?: string
  /** Null: it has not told one yet. */
  commissionParitaire?: null
  workers: DemoWorker[]
  /** Whether it has a team of sixty with five years of contracts besides (team.ts). */
  hasTeam?: true
  /** To people who do not work there yet. */
  offers: DemoOffer[]
  /** The shipped templates that it has copied: how their keys end, `.fr` for all French ones. */
  templates: string[]
  /** Where it has its seat. */
  seat?: { numeroEntreprise: string; street: string; postalCode: string; city: string }
  /** What became of contracts since they were signed, and of offers that were accepted. */
  contracts: DemoContract[]
  /** What it tries on its people. */
  scenarios: DemoScenario[]
  budgets: DemoBudget[]
  reviews: DemoReview[]
}

/** Invented companies: two under CP 200, and one that has just begun. */
export const DEMO_COMPANIES: DemoCompany[] = [
  {
    slug: 'acme',
    name: 'Acme Belgium',
    language: 'fr',
    mainColor: '#0b6e4f',
    effectif: 25,
    assuranceLoiTaux: 0.005,
    plan: 'FULL',
    extras: ['SYNC', 'AI_CHAT'],
    hasTeam: true,
    workers: [
      {
        firstName: 'Amélie',
        lastName: 'Lambert',
        nomFonction: 'Développeuse senior',
        salaireBrut: 4350,
        language: 'fr',
        etatCivil: 'marie',
        conjointTravaille: true,
        enfantsACharge: 2,
      },
      {
        firstName: 'Bram',
        lastName: 'Peeters',
        nomFonction: 'Projectleider',
        salaireBrut: 3980,
        language: 'nl',
        etatCivil: 'cohabitant',
        conjointTravaille: true,
      },
      {
        firstName: 'Chiara',
        lastName: 'Rossi',
        nomFonction: 'Comptable',
        salaireBrut: 3150,
        language: 'fr',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Daan',
        lastName: 'Claes',
        nomFonction: 'Analist',
        salaireBrut: 2890,
        language: 'nl',
        etatCivil: 'celibataire',
        benefits: OFFICE,
        exchange: { benefit: 'joursConge', value: 3, status: 'ACCEPTED' },
      },
      {
        firstName: 'Élise',
        lastName: 'Dubois',
        nomFonction: 'Responsable RH',
        salaireBrut: 4725.5,
        language: 'fr',
        etatCivil: 'divorce',
        enfantsACharge: 1,
        benefits: { ...SENIOR, ...PETROL_CAR },
      },
      {
        firstName: 'Farid',
        lastName: 'Benali',
        nomFonction: 'Commercial',
        salaireBrut: 3420,
        language: 'fr',
        etatCivil: 'marie',
        conjointTravaille: false,
        enfantsACharge: 3,
        benefits: { ...OFFICE, ...PETROL_CAR, hasCommissions: true, commissions: 450 },
      },
      {
        firstName: 'Greet',
        lastName: 'Willems',
        nomFonction: 'Administratief medewerker',
        salaireBrut: 2110,
        language: 'nl',
        etatCivil: 'marie',
        conjointTravaille: true,
        heures: 30.4,
        benefits: OFFICE,
      },
      {
        firstName: 'Hugo',
        lastName: 'Martin',
        nomFonction: 'Assistant',
        salaireBrut: 2380,
        language: 'fr',
        etatCivil: 'celibataire',
        benefits: OFFICE,
      },
      {
        firstName: 'Imane',
        lastName: 'El Amrani',
        nomFonction: 'Cheffe de produit',
        salaireBrut: 5280,
        language: 'fr',
        etatCivil: 'celibataire',
        benefits: { ...SENIOR, ...ELECTRIC_CAR },
      },
      {
        firstName: 'Jonas',
        lastName: 'Maes',
        nomFonction: 'Data engineer',
        salaireBrut: 4610,
        language: 'nl',
        etatCivil: 'cohabitant',
        conjointTravaille: false,
        benefits: SENIOR,
        exchange: { benefit: 'velo', status: 'PROPOSED' },
      },
      {
        firstName: 'Kim',
        lastName: 'Janssens',
        nomFonction: 'Office manager',
        salaireBrut: 2760,
        language: 'en',
        etatCivil: 'veuf',
        enfantsACharge: 1,
        benefits: OFFICE,
      },
      {
        firstName: 'Louis',
        lastName: 'Fontaine',
        nomFonction: 'Directeur financier',
        salaireBrut: 7850,
        language: 'fr',
        etatCivil: 'marie',
        conjointTravaille: true,
        enfantsACharge: 2,
        benefits: { ...SENIOR, ...ELECTRIC_CAR, bonusAnnuel: 9_000 },
      },
      {
        firstName: 'Margaux',
        lastName: 'Petit',
        nomFonction: 'Assistante événementielle',
        salaireBrut: 2450,
        language: 'fr',
        etatCivil: 'celibataire',
        benefits: OFFICE,
        term: { from: '2026-01-05', until: '2026-06-30' },
      },
    ],
    offers: [
      {
        firstName: 'Yasmine',
        lastName: 'Charlier',
        nomFonction: 'Chargée de communication',
        salaireBrut: 3300,
        status: 'DRAFT',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Mathieu',
        lastName: 'Servais',
        nomFonction: 'Consultant IT',
        salaireBrut: 5200,
        status: 'SENT',
        etatCivil: 'cohabitant',
        flexible: true,
      },
      {
        firstName: 'Laura',
        lastName: 'Pirotte',
        nomFonction: 'Juriste',
        salaireBrut: 3900,
        status: 'SENT',
        etatCivil: 'marie',
        enfantsACharge: 1,
      },
      {
        firstName: 'Simon',
        lastName: 'Leclercq',
        nomFonction: 'Technicien de maintenance',
        salaireBrut: 2850,
        status: 'ACCEPTED',
        etatCivil: 'marie',
        enfantsACharge: 2,
      },
      {
        firstName: 'Inès',
        lastName: 'Vandamme',
        nomFonction: 'Gestionnaire de stock',
        salaireBrut: 2650,
        status: 'REJECTED',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Arnaud',
        lastName: 'Collard',
        nomFonction: 'Acheteur',
        salaireBrut: 3450,
        status: 'EXPIRED',
        etatCivil: 'divorce',
      },
      {
        firstName: 'Charlotte',
        lastName: 'Mertens',
        nomFonction: 'Graphiste',
        salaireBrut: 3050,
        status: 'RETRACTED',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Nina',
        lastName: 'Rousseau',
        nomFonction: 'Gestionnaire de paie',
        salaireBrut: 3350,
        status: 'ACCEPTED',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Thomas',
        lastName: 'Bodart',
        nomFonction: 'Chargé de projet',
        salaireBrut: 3600,
        status: 'ACCEPTED',
        etatCivil: 'cohabitant',
      },
    ],
    templates: ['.fr', '.nl'],
    seat: {
      numeroEntreprise: '0123456749',
      street: 'Rue de la Loi 16',
      postalCode: '1000',
      city: 'Bruxelles',
    },
    scenarios: [
      {
        name: 'Budget 2027 : index et chèques-repas à 10 €',
        description:
          'Notre hypothèse de 3,5 % avant le chiffre de fin décembre, et des chèques-repas plus élevés plutôt qu’une augmentation.',
        date: '2027-01-01',
        changes: [
          { type: 'INDEXATION', data: { percent: 3.5 } },
          { type: 'BENEFIT_SET', data: { benefit: 'chequeRepas', value: 10 } },
        ],
      },
    ],
    budgets: [
      {
        name: 'Budget 2027',
        description:
          'Avec l’index de janvier en fourchette : le chiffre définitif vient fin décembre.',
        startDate: '2027-01-01',
        months: 12,
        plan: {
          index: [
            {
              day: '2027-01-01',
              low: 3.7,
              expected: 3.85,
              high: 4,
              commissionParitaire: 'BECP200',
            },
          ],
          merit: [{ day: '2027-04-01', percent: 1 }],
        },
      },
    ],
    reviews: [
      {
        name: 'Révision salariale 2027',
        date: '2027-04-01',
        endsOn: '2027-02-28',
        budgetPercent: 2.5,
        submitted: ['Engineering'],
      },
    ],
    contracts: [
      {
        person: 'Greet Willems',
        step: 'CORRECTION',
        isSigned: true,
        terms: {
          schedule: '30,4 u., maandag tot donderdag, 8.30 u. tot 16.36 u.',
          isVariableSchedule: false,
        },
      },
      {
        person: 'Louis Fontaine',
        step: 'CHANGE',
        isSigned: true,
        terms: { reason: 'Augmentation annuelle' },
      },
      {
        person: 'Imane El Amrani',
        step: 'CHANGE',
        isSigned: false,
        terms: { reason: 'Nouvelle fonction' },
      },
      { person: 'Hugo Martin', step: 'END', isSigned: false, endKind: 'RESIGNATION' },
      { person: 'Nina Rousseau', step: 'HIRE', isSigned: false, template: 'open-ended.fr' },
      {
        person: 'Thomas Bodart',
        step: 'HIRE',
        isSigned: true,
        months: 6,
        terms: { kind: 'FIXED_TERM', reason: 'Surcroît temporaire de travail' },
      },
    ],
  },
  {
    slug: 'globex',
    name: 'Globex Services',
    language: 'nl',
    mainColor: '#1d4ed8',
    effectif: 8,
    assuranceLoiTaux: 0.004,
    plan: 'ESSENTIAL',
    extras: [],
    workers: [
      {
        firstName: 'Noor',
        lastName: 'De Smet',
        nomFonction: 'Consultant',
        salaireBrut: 3675,
        language: 'nl',
        etatCivil: 'celibataire',
      },
      {
        firstName: 'Olivier',
        lastName: 'Gérard',
        nomFonction: 'Consultant',
        salaireBrut: 3675,
        language: 'fr',
        etatCivil: 'marie',
        conjointTravaille: true,
        enfantsACharge: 1,
      },
      {
        firstName: 'Pieter',
        lastName: 'Goossens',
        nomFonction: 'Teamleider',
        salaireBrut: 4890,
        language: 'nl',
        etatCivil: 'cohabitant',
        conjointTravaille: true,
        enfantsACharge: 2,
      },
      {
        firstName: 'Sarah',
        lastName: 'Michiels',
        nomFonction: 'Boekhouder',
        salaireBrut: 3040,
        language: 'nl',
        etatCivil: 'celibataire',
      },
    ],
    offers: [
      {
        firstName: 'Ruben',
        lastName: 'Aerts',
        nomFonction: 'Salesmedewerker',
        salaireBrut: 3100,
        status: 'DRAFT',
        etatCivil: 'celibataire',
      },
    ],
    templates: ['.nl'],
    contracts: [],
    scenarios: [],
    budgets: [],
    reviews: [],
  },
  {
    slug: 'nova',
    name: 'Nova Studio',
    language: 'fr',
    mainColor: '#7a3e9d',
    effectif: 1,
    assuranceLoiTaux: 0.01,
    plan: 'FULL',
    extras: [],
    commissionParitaire: null,
    workers: [],
    offers: [],
    templates: [],
    contracts: [],
    scenarios: [],
    budgets: [],
    reviews: [],
  },
]
