/**
 * The process that draws. Its parent may kill it at any moment; it holds no connection, no secret and
 * nothing between two documents, and ends with its parent.
 */
import { DocumentError } from './document_renderer.ts'
import { openRenderer } from './open_renderer.ts'
import type { RenderMessage, RenderRequest } from './render_protocol.ts'

const renderer = await openRenderer()

process.on('disconnect', () => process.exit())
process.on('message', async ({ kind, sheet }: RenderRequest) => {
  try {
    tell({ type: 'drawn', bytes: await renderer.render(kind, sheet) })
  } catch (error) {
    const code = error instanceof DocumentError ? error.code : 'E_DOCUMENT_FAILED'
    tell({ type: 'failed', code, message: (error as Error).message })
  }
})
tell({ type: 'ready', renderer: renderer.name })

function tell(message: RenderMessage) {
  process.send!(message)
}
