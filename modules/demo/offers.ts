import {
  AcceptOffer,
  CreateOffer,
  RejectOffer,
  RetractOffer,
  SendOffer,
  type OfferStatus,
} from '#modules/offers/index'
import { CreatePackage, type PackageInput } from '#modules/packages/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { OFFICE } from './benefits.ts'
import { PARTNER } from './catalogue.ts'
import type { DemoCompany } from './companies.ts'
import { demoAddress } from './demo_address.ts'

/** A candidate whom the company would like to have, and how far it has come with them. */
export interface DemoOffer {
  firstName: string
  lastName: string
  nomFonction: string
  salaireBrut: number
  status: Exclude<OfferStatus, 'CONTRACTED'>
  etatCivil: 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'cohabitant'
  enfantsACharge?: number
  /** The candidate chooses: cars, devices, days and more. */
  flexible?: true
}

const DATE = '2026-11-01'

/** What the flexible packages of the demonstration offer; the catalogue's own, at its prices. */
const CHOICES = {
  canVoitureSociete: true,
  voitureSocieteOptions: [
    {
      id: 'tesla',
      description: 'Tesla Model 3',
      energie: 'ELECTRIQUE',
      valeur: 45_000,
      tcoMensuel: 890,
      carrosserie: 'BERLINE',
      autonomie: 513,
      puissanceCharge: 170,
      eligibleBudgetMobilite: true,
    },
    {
      id: 'renault',
      description: 'Renault 5 E-Tech',
      energie: 'ELECTRIQUE',
      valeur: 31_000,
      tcoMensuel: 520,
      carrosserie: 'CITADINE',
      autonomie: 410,
      puissanceCharge: 100,
      eligibleBudgetMobilite: true,
    },
    {
      id: 'golf',
      description: 'Volkswagen Golf 1.5 TSI',
      energie: 'ESSENCE',
      co2: 122,
      valeur: 32_500,
      tcoMensuel: 640,
      carrosserie: 'CITADINE',
    },
  ],
  canBudgetMobilite: true,
  canBudgetMobilitePilier1: true,
  budgetMobilite: 9_600,
  canVelo: true,
  veloOptions: [{ id: 'cowboy', description: 'Cowboy Classic', tcoMensuel: 95 }],
  canTelephone: true,
  telephoneOptions: [{ id: 'iphone', description: 'iPhone 17', valeur: 28 }],
  canLaptop: true,
  mustHaveLaptop: true,
  laptopOptions: [{ id: 'macbook', description: 'MacBook Air', valeur: 45 }],
  hasLaptop: true,
  laptop: 45,
  descriptionLaptop: 'MacBook Air',
  canExtensionAssurance: true,
  extensionAssuranceOptions: [{ id: 'partner', ...PARTNER, valeur: 240, maxUnits: 1 }],
  canJoursConge: true,
  maxJoursConge: 10,
  canFlexWarrants: true,
  maxFlexWarrants: 2_000,
} satisfies Partial<PackageInput['package']>

/** One offer of a demo company, made step by step as people make them. */
export async function seedOffer(scope: Scope, offer: DemoOffer): Promise<void> {
  const workerId = await candidate(scope, offer)
  const pack = unwrap(await CreatePackage.handle(scope, packageOf(offer), explain))
  const made = unwrap(await CreateOffer.handle(scope, { workerId, packageId: pack.id }, explain))
  const { id, version } = made
  if (offer.status === 'DRAFT') return
  const sent = unwrap(await SendOffer.handle(scope, id, { version }, ({ path }) => path))
  switch (offer.status) {
    case 'ACCEPTED': {
      const packageVersion = sent.sent!.package.version
      const yes = { version, packageVersion, includeVariableCompensation: true }
      const explained = { engine: explain, choice: ({ code }: { code: string }) => code }
      unwrap(await AcceptOffer.handle(scope, id, yes, explained))
      return
    }
    case 'REJECTED':
      unwrap(await RejectOffer.handle(scope, id))
      return
    case 'RETRACTED':
      unwrap(await RetractOffer.handle(scope, id))
      return
    case 'EXPIRED':
      // A demonstration does not wait two weeks.
      await scope.trx.from('offers').where({ id }).update({ validity_date: '2026-11-15' })
  }
}

/** Every offer of a demo company that has people. */
export async function seedOffers(scope: Scope, { offers, workers }: DemoCompany): Promise<void> {
  if (workers.length === 0) return
  for (const offer of offers) await seedOffer(scope, offer)
}

async function candidate(scope: Scope, offer: DemoOffer): Promise<string> {
  const [row] = await scope.trx
    .insertQuery()
    .table('workers')
    .insert({
      first_name: offer.firstName,
      last_name: offer.lastName,
      email: demoAddress(offer),
      language: 'fr',
      etat_civil: offer.etatCivil,
      conjoint_travaille: offer.etatCivil === 'marie' || offer.etatCivil === 'cohabitant',
      enfants_a_charge: offer.enfantsACharge ?? 0,
    })
    .returning('id')
  return row.id ?? row
}

function packageOf({ nomFonction, salaireBrut, flexible }: DemoOffer): PackageInput {
  return {
    nomFonction,
    packageType: flexible ? 'FLEX' : 'FIX',
    packageCategory: flexible ? 'REFERENCE' : 'SIMULATION',
    date: DATE,
    worker: { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 },
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut,
      regimeNumerateur: 38,
      regimeDenominateur: 38,
      ...OFFICE,
      ...(flexible && { ...CHOICES, hasSalaireBrutMin: true, salaireBrutMin: 3_400 }),
    },
  }
}

function explain({ code, path }: { code: string; path: string }): string {
  return `${code} ${path}`
}
