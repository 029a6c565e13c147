import type { AmountLine } from '#modules/compute/pure'
import type { Compute, PackageFields } from '../../api/types.ts'

type Unit = 'month' | 'year' | 'piece' | 'days' | 'units'

/** One thing a package may hold, as it is read. */
interface Item {
  name: string
  /** The field of its value; the one of its own name unless told. */
  value?: string
  unit: Unit
  /** The field that describes it. */
  description?: string
  /** Its line in the employer's cost; the one of its own name unless told. */
  cost?: string
}

export const CONTENT_GROUPS = ['avantages', 'frais', 'remunerationsVariables', 'extras'] as const
export type ContentGroup = (typeof CONTENT_GROUPS)[number]

const ITEMS: Record<ContentGroup, readonly Item[]> = {
  avantages: [
    { name: 'voitureSociete', value: 'tcoMensuelVS', unit: 'month', description: 'descriptionVS' },
    { name: 'carteEssence', unit: 'month', description: 'descriptionCarteEssence' },
    { name: 'budgetMobilite', unit: 'year', cost: 'budgetMobiliteSolde' },
    { name: 'velo', value: 'tcoMensuelVelo', unit: 'month', description: 'descriptionVelo' },
    { name: 'telephone', unit: 'month', description: 'descriptionTelephone' },
    { name: 'telephonePlan', unit: 'month', description: 'descriptionTelephonePlan' },
    { name: 'laptop', unit: 'month', description: 'descriptionLaptop' },
    { name: 'assuranceGroupe', unit: 'year' },
    { name: 'assuranceHospitalisation', unit: 'year' },
    { name: 'extensionAssurance', unit: 'year' },
    { name: 'chequeRepas', unit: 'piece', cost: 'chequesRepas' },
    { name: 'ecoCheques', unit: 'year' },
    { name: 'chequeSportCulture', unit: 'year' },
    { name: 'chequeCadeau', unit: 'year' },
    { name: 'joursConge', unit: 'days' },
  ],
  frais: [
    { name: 'fraisTransport', unit: 'month' },
    { name: 'teletravail', unit: 'month' },
    { name: 'internet', unit: 'month' },
    { name: 'fraisRepresentation', unit: 'month' },
    { name: 'indemniteBYOD', unit: 'month' },
    { name: 'garage', unit: 'month' },
    { name: 'parking', unit: 'month' },
    { name: 'carWash', unit: 'month' },
    { name: 'autresFrais', unit: 'month' },
  ],
  remunerationsVariables: [
    { name: 'commissions', unit: 'month' },
    { name: 'bonusAnnuel', unit: 'year' },
    { name: 'cct90', unit: 'year' },
    { name: 'warrants', unit: 'year' },
    { name: 'flexWarrants', unit: 'year' },
    { name: 'primeBeneficiaire', unit: 'year' },
    { name: 'stockOptions', value: 'stockOptionUnits', unit: 'units' },
    { name: 'epargnePension', unit: 'year' },
    { name: 'droitsAuteur', unit: 'month' },
  ],
  extras: [{ name: 'allocationsExtra', unit: 'month' }],
}

/** One thing that a package holds or offers. */
export interface Content {
  name: string
  /** As the person gave it; absent for what has no value of its own. */
  value?: number
  unit: Unit
  /** `PERCENT_BASE` or `PERCENT_TOTAL` where the value is a percentage. */
  percentOf?: string
  description?: string
  /** EUR a year for the employer, as the engine has it. */
  cost?: number
  /** A choice of a FLEX package, and whether it must be made. */
  choice?: 'offered' | 'compulsory'
  /** Whether the worker has it. */
  has: boolean
}

/** What a package holds of a group: what is had, and in a FLEX package what is on offer. */
export function contentsOf(
  group: ContentGroup,
  fields: PackageFields,
  { coutEmployeur }: Pick<Compute, 'coutEmployeur'>
): Content[] {
  const given = fields as unknown as Record<string, unknown>
  const lines = [
    ...coutEmployeur.avantages,
    ...coutEmployeur.frais,
    ...coutEmployeur.remunerationsVariables,
  ]
  const contents = ITEMS[group].flatMap((item): Content[] => {
    const flag = item.name[0]!.toUpperCase() + item.name.slice(1)
    const has = given[`has${flag}`] === true
    const offered = given.packageType === 'FLEX' && given[`can${flag}`] === true
    if (!has && !offered) return []
    const value = given[item.value ?? item.name]
    const typed = given[`${item.name}InputType`]
    return [
      {
        name: item.name,
        has,
        unit: item.unit,
        value: typeof value === 'number' ? value : undefined,
        percentOf: typed === 'PERCENT_BASE' || typed === 'PERCENT_TOTAL' ? typed : undefined,
        description: textOf(item.description && given[item.description]),
        cost: costOf(lines, item.cost ?? item.name),
        choice: offered
          ? given[`mustHave${flag}`] === true
            ? 'compulsory'
            : 'offered'
          : undefined,
      },
    ]
  })
  return group === 'extras' ? [...contents, ...extrasOf(fields)] : contents
}

function extrasOf({ packageExtras, ...fields }: PackageFields): Content[] {
  if (!fields.hasPackageExtras || !packageExtras) return []
  return packageExtras.map(({ description, workerAmount }) => ({
    name: 'packageExtras',
    has: true,
    unit: 'month',
    value: workerAmount,
    description,
  }))
}

function costOf(lines: readonly AmountLine[], name: string): number | undefined {
  return lines.find(({ key }) => key === name)?.amount
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
