import { defineMail } from '#modules/shared/mail/mail_kind'
import { PrepareCasefileMail } from '../actions/prepare_casefile_mail.ts'
import type { CasefileMailKind } from '../domain/casefile_mails.ts'

/** Which mail of which casefile. */
export interface CasefileMailFacts {
  casefileId: string
  kind: CasefileMailKind
  /** Of the worker's form, as it was enqueued. */
  formVersion: number
  /** The link that it carries. */
  linkId: string | null
}

/** Every mail of a casefile, to its worker and to who works on it. */
export const casefileMail = defineMail<CasefileMailFacts>({
  name: 'casefile',
  prepare: PrepareCasefileMail.handle,
})
