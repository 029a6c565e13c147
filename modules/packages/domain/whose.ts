import type { PackageFields } from '#modules/compute/pure'

/*
 * Whose a package is, and what goes when it becomes another person's. Its year of birth is nobody else's: carried to another
 * person it would give a premium of the wrong age, unseen. So it goes, and the figure asks for it (`naissanceInconnue`).
 */

/** The fields of a package without those that name a person or the package itself. */
export function withoutPeople(fields: PackageFields): PackageFields {
  const { id, simulationWorkerId, offerWorkerId, contractWorkerId, ...rest } = fields
  return rest
}

/** What a package says of anybody: without a person and what is theirs alone. */
export function ofNobody(fields: PackageFields): PackageFields {
  return withoutBirth(withoutPeople(fields))
}

/**
 * What a copy says, which names nobody.
 * @param workerId whom it is for; a package that names nobody is not known to be theirs
 */
export function copiedFor(workerId: string | null, fields: PackageFields): PackageFields {
  const isTheirs = workerId !== null && personOf(fields) === workerId
  return isTheirs ? withoutPeople(fields) : ofNobody(fields)
}

/** What a package itself says once it is given a person; what was told before it named one was told of them. */
export function givenTo(workerId: string | null, fields: PackageFields): PackageFields {
  const before = personOf(fields)
  return before === null || before === workerId ? fields : withoutBirth(fields)
}

function personOf(fields: PackageFields): string | null {
  const { contractWorkerId, offerWorkerId, simulationWorkerId } = fields
  return contractWorkerId ?? offerWorkerId ?? simulationWorkerId ?? null
}

function withoutBirth({ assuranceGroupeNaissance, ...rest }: PackageFields): PackageFields {
  return rest
}
