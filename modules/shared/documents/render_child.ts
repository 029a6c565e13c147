/**
 * The process that draws. Its parent may kill it at any moment; it holds no connection, no secret and
 * nothing between two documents.
 */
import { answerRequests } from './answer_requests.ts'
import { openRenderer } from './open_renderer.ts'

answerRequests(await openRenderer())
