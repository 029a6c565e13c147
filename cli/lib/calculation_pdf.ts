import { brandColours } from '#modules/shared/documents/colour'
import { openRenderer } from '#modules/shared/documents/open_renderer'
import { today } from '#modules/shared/values/days'
import { calculationDocument, CALCULATIONS, type CalculationName } from '#modules/packages/pure'
import type { AskOptions } from '#cli/lib/asked_of_engine'
import { openOutput } from '#cli/lib/output'

interface WrittenSheet {
  name: CalculationName
  request: object
  options: AskOptions & { pdf: string }
}

/** What stands in the place of a company that is not told. */
const BY = 'Barema'

/**
 * Writes an answer of the engine as a calculation sheet, drawn on this machine.
 * @throws Failure where the file cannot be written
 */
export async function writeSheet({ name, request, options }: WrittenSheet): Promise<void> {
  const asked = { ...request, explain: true }
  const result = CALCULATIONS[name].compute(asked)
  // It was answered a moment ago.
  if (!result.ok) throw new Error(`${name} refuses what it answered`)
  const sheet = calculationDocument({
    name,
    request: asked,
    answer: result.answer,
    language: options.lang,
    forWhom: options.for ?? '',
    brand: { name: options.by ?? BY, ...brandColours(null) },
    requestedBy: null,
    date: today(),
  })
  const renderer = await openRenderer()
  const bytes = await renderer.render('calculation', sheet)
  const output = openOutput(options.pdf)
  await output.write(bytes)
  await output.close()
}
