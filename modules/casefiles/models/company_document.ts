import { CompanyDocumentSchema } from '#database/schema'

/** A PDF that a company hands to all of its people. */
export default class CompanyDocument extends CompanyDocumentSchema {}
