import {
  TEAM_COLUMNS,
  TEAM_SORTS,
  TEAM_STANDINGS,
  type TeamColumn,
  type TeamPage,
  type TeamViewFilter,
} from '@/api/team'
import * as read from '@/lib/use-address-filter'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the address of the overview says. */
export type TeamFilter = Omit<TeamPage, 'standing'> & {
  standing?: TeamPage['standing']
  /** Cards on a wide screen too. */
  cards?: boolean
  /** As the address writes them, parted by commas; the usual ones unless told. */
  columns?: string
}

const readFilter = read.addressReader<TeamFilter>({
  search: read.text,
  department: read.id,
  location: read.id,
  costCenter: read.id,
  nomFonction: read.text,
  standing: read.code(TEAM_STANDINGS),
  on: (value) => (DAY.test(value ?? '') ? value! : undefined),
  cards: read.flag,
  columns: read.text,
  ...read.sortFields(TEAM_SORTS),
  ...read.PAGE_FIELDS,
})

/** The filter of the team lives in the URL: `?standing=LEFT&department=…&on=2027-01-01`. */
export const useTeamFilter = () => read.useAddressFilter(readFilter)

/** What most look at. */
export const USUAL_COLUMNS: readonly TeamColumn[] = [
  'department',
  'nomFonction',
  'contract',
  'gross',
  'cost',
]

/** The columns that are shown, in their order. */
export function columnsOf({ columns }: TeamFilter): readonly TeamColumn[] {
  if (columns === undefined) return USUAL_COLUMNS
  const wanted = columns.split(',')
  return TEAM_COLUMNS.filter((column) => wanted.includes(column))
}

/** What a view keeps of it. */
export function viewOf({ page, perPage, columns, ...filter }: TeamFilter): TeamViewFilter {
  return { ...filter, ...(columns !== undefined && { columns: [...columnsOf({ columns })] }) }
}

/** What the address says of a view. */
export function ofView({ columns, cards, ...filter }: TeamViewFilter): TeamFilter {
  return {
    ...filter,
    ...(cards === true && { cards }),
    ...(columns && { columns: columns.join(',') }),
  }
}

/** What the call is asked. */
export function asked({ cards, columns, standing = 'ACTIVE', ...filter }: TeamFilter): TeamPage {
  return { ...filter, standing }
}
