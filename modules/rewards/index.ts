import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'rewards',
  endpoints,
  mails: () => import('./mails/statement_mail.ts'),
}

export { ClosePublication } from './actions/close_publication.ts'
export { CreateGroup, type CreateGroupInput } from './actions/create_group.ts'
export { DrawSlice } from './actions/draw_slice.ts'
export { markOpened } from './actions/mark_opened.ts'
export { OpenPublication } from './actions/open_publication.ts'
export { PublishSlice, type PublishedSlice } from './actions/publish_slice.ts'
export { statementAnswerSchema, type StatementAnswer } from './http/statement_shapes.ts'
export { statementPdf, type StatementPdf } from './queries/statement_pdf.ts'
export {
  openStatement,
  statementDocument,
  statementForWorker,
  statementsOfWorker,
  type WorkerStatement,
} from './queries/worker_statements.ts'
