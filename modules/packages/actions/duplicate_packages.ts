import { record } from '#modules/shared/audit/record'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cut } from '#modules/shared/values/cut'
import type Package from '../models/package.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/** `id` is chosen by the client, so that a double click makes one copy, not two. */
export interface CopyInput {
  id: string
  of: string
}

const LONGEST_NAME = 200

/**
 * Copies packages with their figures: the copy says what the original said, under the same law. A copy
 * is a simulation without a person yet.
 * @param nameOf names a copy of a job title, in the reader's language
 */
export class DuplicatePackages {
  /** @returns the ids of the copies; what is not theirs is not copied */
  static async handle(
    scope: Scope,
    copies: CopyInput[],
    nameOf: (nomFonction: string) => string
  ): Promise<string[]> {
    const originals = await visiblePackages(scope).whereIn(
      'id',
      copies.map((copy) => copy.of)
    )
    const made: string[] = []
    for (const copy of copies) {
      const original = originals.find(({ id }) => id === copy.of)
      const id =
        original && (await insertOnce(scope, 'packages', copyOf(scope, original, copy, nameOf)))
      if (!id) continue
      made.push(id)
      await record(scope, 'package.created', { type: 'package', id }, { copyOf: copy.of })
    }
    return made
  }
}

/** The columns of a copy: what the original said, under the same law, without its person. */
export function copyOf(
  { actor }: Scope,
  original: Package,
  { id }: CopyInput,
  nameOf: (nomFonction: string) => string
) {
  const { simulationWorkerId, offerWorkerId, contractWorkerId, ...content } = original.package
  return {
    id,
    nom_fonction: cut(nameOf(original.nomFonction), LONGEST_NAME),
    package_type: original.packageType,
    package_category: original.packageCategory === 'REFERENCE' ? 'REFERENCE' : 'SIMULATION',
    date: original.date.toISODate()!,
    company: JSON.stringify(original.company),
    worker: JSON.stringify(original.worker),
    package: JSON.stringify(content),
    pin: original.pin,
    compute: JSON.stringify(original.compute),
    lawset: JSON.stringify(original.lawset),
    gaps: JSON.stringify(original.gaps),
    created_by: actor.kind === 'user' ? actor.id : null,
  }
}
