import type { Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'

/** What the rest of the product may know of the scope's company. */
export interface CompanyFacts {
  id: string
  slug: string
  name: string
  language: string
  mainColor: string
  logoUrl: string | null
  /** The partner who owns the company, if one does. */
  partnerName: string | null
  /** Whether its data may be put back to those of the demonstration. */
  isDemo: boolean
  /** Number of workers; decides several employer contributions. */
  effectif: number
  /** Accident-insurance premium as a share of gross pay (0.005 = 0.5 %). */
  assuranceLoiTaux: number
  commissionParitaire: string | null
  /** Ten digits, or empty. */
  numeroEntreprise: string
  street: string
  postalCode: string
  city: string
  version: number
}

/** The scope's own company. */
export async function findCompany(scope: Scope): Promise<CompanyFacts> {
  const company = await Company.findOrFail(scope.companyId)
  return {
    id: company.id,
    slug: company.slug,
    name: company.name,
    language: company.language,
    mainColor: company.mainColor,
    logoUrl: company.logoUrl,
    partnerName: company.partnerName,
    isDemo: company.isDemo,
    effectif: company.effectif,
    assuranceLoiTaux: Number(company.assuranceLoiTaux),
    commissionParitaire: company.commissionParitaire,
    numeroEntreprise: company.numeroEntreprise,
    street: company.street,
    postalCode: company.postalCode,
    city: company.city,
    version: company.version,
  }
}
