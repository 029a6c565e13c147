import { BLANK, CreateBenefit, type CreateBenefitInput } from '#modules/catalogue/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

/** The one benefit of the demonstration whose name is no brand: it is called otherwise in each language. */
export const PARTNER = {
  description: 'Hospitalisation du partenaire',
  translations: {
    nl: 'Hospitalisatieverzekering van de partner',
    en: 'Partner’s hospital insurance',
  },
} as const

/** What a Belgian employer of that size offers; invented, at prices of 2026. */
const BENEFITS: (Partial<CreateBenefitInput> & Pick<CreateBenefitInput, 'kind' | 'description'>)[] =
  [
    {
      kind: 'voitureSociete',
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
      kind: 'voitureSociete',
      description: 'Volkswagen Golf 1.5 TSI',
      energie: 'ESSENCE',
      co2: 122,
      valeur: 32_500,
      tcoMensuel: 640,
      carrosserie: 'CITADINE',
    },
    {
      kind: 'voitureSociete',
      description: 'Renault 5 E-Tech',
      energie: 'ELECTRIQUE',
      valeur: 31_000,
      tcoMensuel: 520,
      carrosserie: 'CITADINE',
      autonomie: 410,
      puissanceCharge: 100,
      eligibleBudgetMobilite: true,
    },
    { kind: 'velo', description: 'Cowboy Classic', tcoMensuel: 95 },
    { kind: 'velo', description: 'Riese & Müller Nevo', tcoMensuel: 165 },
    { kind: 'telephone', description: 'iPhone 17', valeur: 28 },
    { kind: 'telephonePlan', description: 'Proximus Mobile Unlimited', valeur: 30 },
    { kind: 'laptop', description: 'MacBook Air', valeur: 45 },
    {
      kind: 'extensionAssurance',
      description: PARTNER.description,
      translations: PARTNER.translations,
      valeur: 240,
      maxUnits: 1,
    },
  ]

/** The catalogue of a demo company that has people. */
export async function seedCatalogue(scope: Scope, company: DemoCompany): Promise<void> {
  if (company.workers.length === 0) return
  for (const benefit of BENEFITS)
    unwrap(await CreateBenefit.handle(scope, { ...BLANK, ...benefit }))
}
