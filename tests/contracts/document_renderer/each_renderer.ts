import { test } from '@japa/runner'
import type { DocumentRenderer } from '#modules/shared/documents/document_renderer'
import { typstRenderer, type Typst } from '#modules/shared/documents/typst_renderer'
import { openNativeTypst } from '#modules/shared/documents/typst_native'
import { openWasmTypst } from '#modules/shared/documents/typst_wasm'

/** Typst has a native binary for this platform only; elsewhere its WebAssembly draws, and is the one to test. */
const HAS_NATIVE = process.platform === 'linux' && process.arch === 'x64'

const builds: [DocumentRenderer['name'], () => Promise<Typst>][] = [['typst-wasm', openWasmTypst]]
if (HAS_NATIVE) builds.unshift(['typst', openNativeTypst])

interface RendererUnderTest {
  name: DocumentRenderer['name']
  render: DocumentRenderer['render']
  /** Of many documents alike: whether it draws all of them, or a part by day because another build draws all. */
  drawsAll: boolean
  /** Another one of the same build. */
  create: () => Promise<DocumentRenderer>
}

/** A group of tests for each build of Typst there is. */
export function eachRenderer(what: string, tests: (renderer: RendererUnderTest) => void): void {
  for (const [nth, [name, open]] of builds.entries())
    test.group(`${what}, ${name}`, (group) => {
      const create = async () => typstRenderer(await open())
      let renderer: DocumentRenderer
      group.setup(async () => {
        renderer = await create()
      })
      tests({
        name,
        render: (kind, sheet) => renderer.render(kind, sheet),
        drawsAll: nth === 0 || Boolean(process.env.EVERY_RENDERER),
        create,
      })
    })
}
