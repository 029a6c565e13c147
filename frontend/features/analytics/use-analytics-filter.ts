import { AXES, type AnalyticsFilter, type Axis } from '@/api/analytics'
import { useUser } from '@/api/get-user'
import * as read from '@/lib/use-address-filter'

/** What can be left out of the cash flow, each a group or a payment of its own month. */
export const LEFT_OUT = [
  'remunerationsFixes',
  'frais',
  'remunerationsVariables',
  'avantages',
  'doublePeculeVacances',
  'primeFinAnnee',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

export const MEASURES = ['compaRatio', 'employerCost', 'headcount', 'change'] as const
export type Measure = (typeof MEASURES)[number]

/** All that the addresses of analytics can say; each page reads what is its own. */
export interface AnalyticsAddress extends AnalyticsFilter {
  months?: '24'
  /** Names between commas. */
  without?: string
  axis?: Axis
  measure?: Measure
  company?: boolean
}

const readAddress = read.addressReader<AnalyticsAddress>({
  department: read.id,
  location: read.id,
  costCenter: read.id,
  nomFonction: read.text,
  level: read.text,
  months: read.word(['24'] as const),
  without: read.text,
  axis: read.word(AXES),
  measure: read.word(MEASURES),
  company: read.flag,
})

export const useAnalyticsAddress = () => read.useAddressFilter(readAddress)

/** Whether the groups of the whole company are asked for by who sees a part of it. */
export function useIsGuarded(): boolean {
  const [{ company }] = useAnalyticsAddress()
  return useUser().data?.role === 'MANAGER' && company === true
}

/** The part of it that the calls take. */
export function filterOf({
  department,
  location,
  costCenter,
  nomFonction,
  level,
}: AnalyticsAddress): AnalyticsFilter {
  return Object.fromEntries(
    Object.entries({ department, location, costCenter, nomFonction, level }).filter(
      ([, value]) => value !== undefined
    )
  )
}
