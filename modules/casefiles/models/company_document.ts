import { CompanyDocumentSchema } from '#database/schema'

/** A PDF that a company gives to all of its people. */
export default class CompanyDocument extends CompanyDocumentSchema {}
