import en from '../lang/en/commissions.json' with { type: 'json' }
import fr from '../lang/fr/commissions.json' with { type: 'json' }
import nl from '../lang/nl/commissions.json' with { type: 'json' }
import { indexation } from '../legislation/annee/indexation/index.ts'
import { indexationMois } from '../legislation/annee/indexation_mois/index.ts'
import { COMMISSION_CODES, committeeNumber } from './commission_codes.ts'
import type { Language } from './shown_params.ts'

/** A joint committee, or what stands in its place for a trainee or a student. */
export interface Commission {
  /** `BECP200`; a subcommittee adds two digits: `BECP14003` is 140.03. */
  readonly code: string
  readonly titles: Readonly<Record<Language, string>>
  /** True for the codes of trainees and students, which are no joint committee. */
  readonly training: boolean
  /** Ids of the parameters with its index history and its months of indexing, where known. */
  readonly indexation?: string
  readonly indexationMois?: string
}

type Code = keyof typeof fr

/** Every joint committee known here, then the codes of trainees and students. */
export function listCommissions(): readonly Commission[] {
  return (COMMISSION_CODES as readonly Code[]).map((code) => {
    const number = committeeNumber(code)
    const key = `CP${number}`
    return {
      code,
      titles: { fr: fr[code], nl: nl[code], en: en[code] },
      training: number === undefined,
      ...(Object.hasOwn(indexation, key) && { indexation: `indexation.${key}` }),
      ...(Object.hasOwn(indexationMois, key) && { indexationMois: `indexationMois.${key}` }),
    }
  })
}
