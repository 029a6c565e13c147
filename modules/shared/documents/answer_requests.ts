import { DocumentError, type DocumentRenderer } from './document_renderer.ts'
import type { RenderMessage, RenderRequest } from './render_protocol.ts'

/**
 * Draws what the parent of this process asks for, one document at a time, and ends with the parent. Where the renderer
 * fails in another way than its port says, such as a panic inside WebAssembly, it may be of no more use: the process
 * ends, and the next document gets a new one.
 */
export function answerRequests(renderer: DocumentRenderer): void {
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ kind, sheet }: RenderRequest) => {
    try {
      const bytes = await renderer.render(kind, sheet)
      tell({ type: 'drawn', bytes, resident: process.memoryUsage.rss() })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      tell({ type: 'failed', code: error.code, message: error.message })
    }
  })
  tell({ type: 'ready', renderer: renderer.name })
}

function tell(message: RenderMessage) {
  process.send!(message)
}
