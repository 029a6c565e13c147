import {
  BENEFITS,
  compute,
  flagOf,
  type ComputeAnswer,
  type PackageFields,
} from '#modules/compute/pure'
import { wordsOf } from '#modules/shared/documents/catalogue'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ContractKind } from '../domain/contract_kinds.ts'
import type { TemplateSources } from '../domain/template_facts.ts'
import en from '../lang/en/example.json' with { type: 'json' }
import fr from '../lang/fr/example.json' with { type: 'json' }
import nl from '../lang/nl/example.json' with { type: 'json' }

/** A day whose law is known; it stands on no paper. */
const LAW_OF = '2026-09-01'
const [STARTS, ENDS, BEGAN] = ['2027-01-04', '2027-12-31', '2024-03-01']
const FULL_TIME = 38
const PART_TIME = 19
const MONTHLY_PAY = 3_450

/** When the example works, where it is not at full time in the company. */
const SCHEDULE: Partial<Record<ContractKind, string>> = {
  PART_TIME: 'partTime',
  TELEWORK_ANNEX: 'telework',
}

/** What the example has beside its pay. */
const VOUCHERS = BENEFITS.filter(({ section }) => section === 'vouchers')

/** Kinds that need a last day; of the others, the example has none. */
const ENDING: readonly ContractKind[] = ['FIXED_TERM', 'DEFINED_WORK', 'REPLACEMENT', 'STUDENT']

/** What the preview of a template is filled with: an invented person, their package and their contract. */
export interface Example {
  sources: Required<Pick<TemplateSources, 'worker' | 'package' | 'contract' | 'signer' | 'offer'>>
  pack: { package: PackageFields; packageType: 'FIX'; compute: ComputeAnswer['compute'] }
  /** At the foot of each page. */
  notice: string
}

/** The example of a kind of contract, in one language. */
export function exampleOf(language: Locale, kind: ContractKind): Example {
  const { say } = wordsOf('example.json', { fr, nl, en }, language)
  const pack = examplePackage(kind)
  const ends = ENDING.includes(kind)
  return {
    pack,
    notice: say('notice'),
    sources: {
      signer: { name: say('signer'), nomFonction: say('nomFonction') },
      offer: { validityDate: STARTS },
      worker: {
        firstName: say('firstName'),
        lastName: say('lastName'),
        email: 'example@example.test',
        dateOfBirth: '1996-03-14',
        placeOfBirth: say('placeOfBirth'),
        nationality: 'BE',
        addressLine1: say('street'),
        addressPostalCode: say('postalCode'),
        addressCity: say('city'),
        addressCountry: 'BE',
      },
      package: { nomFonction: say('job'), ...pack },
      contract: {
        kind,
        startDate: STARTS,
        endDate: ends ? ENDS : null,
        contractLocation: say('location'),
        schedule: say(SCHEDULE[kind] ?? 'schedule'),
        isVariableSchedule: false,
        workDescription: say('workDescription'),
        reason: say('reason'),
        replacedWorker: say('replacedWorker'),
        amendedStartDate: BEGAN,
        clausePay: 'BETWEEN',
      },
    },
  }
}

function examplePackage(kind: ContractKind): Example['pack'] {
  const isPartTime = kind === 'PART_TIME'
  const fields: PackageFields = {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: isPartTime ? MONTHLY_PAY / 2 : MONTHLY_PAY,
    regimeNumerateur: isPartTime ? PART_TIME : FULL_TIME,
    regimeDenominateur: FULL_TIME,
    ...Object.assign({}, ...VOUCHERS.map(usualOf)),
  }
  const result = compute({ date: LAW_OF, worker: { etatCivil: 'celibataire' }, package: fields })
  if (!result.ok) throw new Error('The engine refuses the package of the example')
  return { package: fields, packageType: 'FIX', compute: result.answer.compute }
}

/** A benefit switched on, with its usual values. */
function usualOf({ name, fields }: (typeof BENEFITS)[number]): Record<string, unknown> {
  const usual = Object.entries(fields).map(([field, { usual: value }]) => [field, value])
  return { [flagOf('has', name)]: true, ...Object.fromEntries(usual) }
}
