import {
  blockKindsOf,
  conditionsOf,
  isPlace,
  type Block,
  type TemplateKind,
} from '#modules/templates/domain/template_body'

/**
 * Blocks as a text takes them that may not have all: in an offer an article becomes a subtitle, a place goes, and so does a
 * condition about a contract.
 */
export function fittingBlocks(blocks: readonly Block[], of: TemplateKind): Block[] {
  const kinds = blockKindsOf(of)
  const conditions = conditionsOf(of)
  return blocks.flatMap(({ kind, lines, when }) => {
    const fitting = kinds.includes(kind) ? kind : isPlace(kind) ? null : 'subtitle'
    const condition = when && conditions.includes(when) ? { when } : {}
    return fitting ? [{ kind: fitting, lines, ...condition }] : []
  })
}
