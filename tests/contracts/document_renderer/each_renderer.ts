import { test } from '@japa/runner'
import type { DocumentRenderer } from '#modules/shared/documents/document_renderer'
import { createPdfkitRenderer } from '#modules/shared/documents/pdfkit_renderer'
import { createTypstRenderer } from '#modules/shared/documents/typst_renderer'

/** Typst has a binary for this platform only; elsewhere pdfkit draws, and is the one to test. */
const HAS_TYPST = process.platform === 'linux' && process.arch === 'x64'

const adapters: [string, () => Promise<DocumentRenderer>][] = [
  ['pdfkit', async () => createPdfkitRenderer()],
]
if (HAS_TYPST) adapters.unshift(['typst', createTypstRenderer])

/** A group of tests for each renderer there is: `render` draws with it, `create` makes another of its kind. */
export function eachRenderer(
  what: string,
  tests: (render: DocumentRenderer['render'], create: () => Promise<DocumentRenderer>) => void
): void {
  for (const [name, create] of adapters)
    test.group(`${what}, ${name}`, (group) => {
      let renderer: DocumentRenderer
      group.setup(async () => {
        renderer = await create()
      })
      tests((kind, sheet) => renderer.render(kind, sheet), create)
    })
}
