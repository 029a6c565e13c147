import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { faces } from './fonts.ts'
import { TEMPLATES } from './templates.ts'
import { refusedBy, type Typst } from './typst_renderer.ts'

const PACKAGE = '@myriaddreamin/typst-ts-web-compiler'
const PAGED = 0
const PDF = 1
const AS_OBJECTS = 3

/**
 * Typst 0.14 as WebAssembly, for the machines without a native binary: the same templates, tagged, with the attachment,
 * as a PDF 1.7 that makes no claim of PDF/A, which this build cannot write. It reads no file and reaches no network: it
 * is given fonts, templates and pictures.
 */
export async function openWasmTypst(): Promise<Typst> {
  const { initSync, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler')
  const require = createRequire(import.meta.url)
  initSync({ module: readFileSync(require.resolve(`${PACKAGE}/wasm`)) })
  const builder = new TypstCompilerBuilder()
  await builder.set_dummy_access_model()
  for (const face of faces()) await builder.add_raw_font(face)
  const compiler = await builder.build()
  for (const file of readdirSync(TEMPLATES))
    compiler.add_source(`/${file}`, readFileSync(join(TEMPLATES, file), 'utf8'))
  return {
    name: 'typst-wasm',
    compile(kind, sheet, pictures) {
      for (const [file, bytes] of pictures) compiler.map_shadow(`/${file}`, bytes)
      const world = compiler.snapshot(undefined, `/${kind}.typ`, [['sheet', sheet]])
      // What throws here panicked, and nothing of it can be used again, so nothing is cleared then: the process ends.
      const { diagnostics } = world.compile(PAGED, AS_OBJECTS)
      const pdf = diagnostics.length > 0 ? undefined : world.get_artifact(PDF, 0)
      world.free()
      for (const file of pictures.keys()) compiler.unmap_shadow(`/${file}`)
      compiler.reset()
      if (!pdf) throw refusedBy(diagnostics)
      return Buffer.from(pdf)
    },
  }
}
