/** A render child whose renderer fails as no renderer may: as WebAssembly does when it panics. */
import { answerRequests } from '#modules/shared/documents/answer_requests'

// As without it, but for the stack on the test's own output.
process.on('unhandledRejection', () => process.exit(1))
answerRequests({
  name: 'typst-wasm',
  render: () => Promise.reject(new Error('unreachable')),
})
