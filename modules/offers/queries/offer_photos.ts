import { benefitPhotos, type BenefitPhoto } from '#modules/catalogue/index'
import type { PackageFields } from '#modules/compute/pure'
import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * The pictures of the cars and bikes that a package lists, as the catalogue has them now: what was promised is frozen,
 * its looks are not.
 */
export function photosOf(
  scope: Scope,
  { voitureSocieteOptions, veloOptions }: PackageFields
): Promise<BenefitPhoto[]> {
  const options = [...(voitureSocieteOptions ?? []), ...(veloOptions ?? [])]
  return benefitPhotos(
    scope,
    options.map(({ id }) => id)
  )
}
