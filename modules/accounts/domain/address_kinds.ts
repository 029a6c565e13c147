/** What an address of the company beside its seat is for. */
export const ADDRESS_KINDS = ['INVOICE', 'CORRESPONDENCE', 'ESTABLISHMENT'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
