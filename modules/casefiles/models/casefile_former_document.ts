import { CasefileFormerDocumentSchema } from '#database/schema'

/** A document as its casefile was printed or sent with it, before it was made a draft again. */
export default class CasefileFormerDocument extends CasefileFormerDocumentSchema {}
