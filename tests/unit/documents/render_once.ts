/** A command that prints one document and has nothing else to do: it must end by itself. */
import { packageDocument } from '#modules/packages/documents/package_document'
import { renderDocument } from '#modules/shared/documents/render_document'
import { exampleCompany, examplePackage } from './example_package.ts'

const sheet = packageDocument({
  pack: examplePackage(),
  company: exampleCompany(),
  language: 'fr',
  requestedBy: null,
  date: '2026-11-21',
})
const bytes = await renderDocument('package', sheet, { timeoutMs: 20_000 })
process.stdout.write(bytes.subarray(0, 8))
