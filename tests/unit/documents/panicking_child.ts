/** A render child whose renderer fails as no renderer may: as WebAssembly does when it panics. */
import { answerRequests } from '#modules/shared/documents/answer_requests'

answerRequests({
  name: 'typst-wasm',
  render: () => Promise.reject(new Error('unreachable')),
})
