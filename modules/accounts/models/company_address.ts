import { CompanyAddressSchema } from '#database/schema'

/** An address of the company beside its seat. */
export default class CompanyAddress extends CompanyAddressSchema {}
