import { TEMPLATE_VARIABLES, type Block, type TemplateVariable } from '#modules/templates/index'

/** Of whom and what a statement can speak; signers, offers and terms of a contract in words are none of it. */
const ELSEWHERE: readonly TemplateVariable[] = TEMPLATE_VARIABLES.filter(
  (name) =>
    /^(signer|offer|contract)\./.test(name) &&
    !['contract.kind', 'contract.startDate', 'contract.workRegime'].includes(name)
)

/** The variables in a text that no statement can fill, each once. */
export function foreignVariables(blocks: readonly Block[]): TemplateVariable[] {
  const used = blocks.flatMap(({ lines }) => lines.flat()).map(({ variable }) => variable)
  return [...new Set(used)].filter(
    (name): name is TemplateVariable => name !== null && ELSEWHERE.includes(name)
  )
}
