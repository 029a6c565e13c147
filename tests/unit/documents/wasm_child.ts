/** A render child on a machine without the native binary of Typst. */
import { answerRequests } from '#modules/shared/documents/answer_requests'
import { openRenderer } from '#modules/shared/documents/open_renderer'

process.removeAllListeners('warning')
answerRequests(await openRenderer(() => Promise.reject(new Error('no binary'))))
