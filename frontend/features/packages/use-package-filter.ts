import { PACKAGE_SORTS, type PackageFilter, type PackagePage } from '@/api/list-packages'
import type { PackageCategory, PackageType } from '@/api/types'
import * as read from '@/lib/use-address-filter'

export const CATEGORIES: PackageCategory[] = ['SIMULATION', 'REFERENCE', 'OFFERED', 'CONTRACTED']
export const TYPES: PackageType[] = ['FIX', 'FLEX']

const readFilter = read.addressReader<PackagePage>({
  category: read.code(CATEGORIES),
  type: read.code(TYPES),
  commission: read.text,
  department: read.id,
  worker: read.id,
  search: read.text,
  archived: read.flag,
  ...read.sortFields(PACKAGE_SORTS),
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?category=reference&search=dev&sort=cost&page=2`. */
export const usePackageFilter = () => read.useAddressFilter(readFilter)

/** What a saved view keeps: everything but the page. */
export function viewOf({ page: _page, perPage: _perPage, ...filter }: PackagePage): PackageFilter {
  return filter
}
