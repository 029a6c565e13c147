import { brandColours } from '#modules/shared/documents/colour'
import type { StoredPicture } from '#modules/shared/files/stored_picture'
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
  /** Its logo where it is a raster picture: neither mail programs nor our PDFs draw SVG. */
  logo: StoredPicture | null
}

/** The brand of the scope's company, with what else is known of it. */
export async function findCompanyBrand(
  scope: Scope
): Promise<{ brand: CompanyBrand; company: CompanyFacts }> {
  const company = await findCompany(scope)
  const found = await findLogo(scope)
  return {
    company,
    brand: {
      name: company.name,
      ...brandColours(company.mainColor),
      logo: found.ok ? raster(found.value) : null,
    },
  }
}

function raster({ fileKey, type }: { fileKey: string; type: string }): StoredPicture | null {
  return type === 'image/png' || type === 'image/jpeg' ? { fileKey, type } : null
}
