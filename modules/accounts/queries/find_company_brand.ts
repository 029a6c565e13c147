import { brandColours } from '#modules/shared/documents/colour'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findCompany, type CompanyFacts } from './find_company.ts'
import { findLogo } from './find_logo.ts'

/** How the company shows itself on paper and in mails. */
export interface CompanyBrand {
  name: string
  /** #rrggbb, for surfaces. */
  colour: string
  /** #rrggbb, for text on white and under white text. */
  ink: string
  /** Its logo where it is a raster picture: neither mail programs nor our paper draw SVG. */
  logo: { bytes: Buffer; type: 'image/png' | 'image/jpeg' } | null
}

/** The brand of the scope's company, with what else is known of it. */
export async function findCompanyBrand(
  scope: Scope
): Promise<{ brand: CompanyBrand; company: CompanyFacts }> {
  const company = await findCompany(scope)
  const found = await findLogo(scope)
  const logo = found.ok && isRaster(found.value.type) ? found.value : null
  return {
    company,
    brand: {
      name: company.name,
      ...brandColours(company.mainColor),
      logo: logo && { bytes: logo.bytes, type: logo.type as 'image/png' | 'image/jpeg' },
    },
  }
}

function isRaster(type: string): boolean {
  return type === 'image/png' || type === 'image/jpeg'
}
