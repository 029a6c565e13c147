import { unknownVariables, type Block, type Run, type TemplateVariable } from './template_body.ts'
import type { TemplateConditions } from './holding_conditions.ts'
import type { TemplateFacts } from './template_facts.ts'

/**
 * A text with its variables filled in, the variables nothing is known for, and the names between braces that are no
 * variable: places that are still to be written. Each once, in the order of the text.
 */
export interface RenderedBody {
  blocks: Block[]
  missing: TemplateVariable[]
  unknown: string[]
}

/** What stands where nothing is known: seen in a preview, never in what is sent. */
const UNKNOWN = '…'

/**
 * Puts facts in the place of variables, and leaves out the blocks whose condition does not hold; the text that comes out
 * has neither variables nor conditions.
 */
export function renderBody(
  blocks: readonly Block[],
  facts: TemplateFacts,
  conditions: TemplateConditions
): RenderedBody {
  const missing = new Set<TemplateVariable>()
  const fill = (run: Run): Run => {
    if (run.variable === null) return run
    const fact = facts[run.variable]
    if (fact === null) missing.add(run.variable)
    return { ...run, text: fact ?? UNKNOWN, variable: null }
  }
  const shown = blocks.filter(({ when }) => !when || conditions[when])
  return {
    blocks: shown.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => line.map(fill)) })),
    missing: [...missing],
    unknown: unknownVariables(shown),
  }
}
