import { CompanySchema } from '#database/schema'

/** The tenant itself; its row is the only one of `companies` that its scope can see. */
export default class Company extends CompanySchema {}
