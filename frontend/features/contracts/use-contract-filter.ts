import {
  CONTRACT_KINDS,
  CONTRACT_SORTS,
  CONTRACT_STANDINGS,
  type ContractPage,
} from '@/api/contracts'
import * as read from '@/lib/use-address-filter'

const readFilter = read.addressReader<Omit<ContractPage, 'workerId'>>({
  search: read.text,
  kind: read.code(CONTRACT_KINDS),
  standing: read.code(CONTRACT_STANDINGS),
  ...read.sortFields(CONTRACT_SORTS),
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?standing=to_sign&search=leclercq&page=2`. */
export const useContractFilter = () => read.useAddressFilter(readFilter)
