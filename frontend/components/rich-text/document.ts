import type { Fragment, Node } from 'prosemirror-model'
import {
  isPlace,
  type Block,
  type BlockKind,
  type Run,
  type TemplateVariable,
} from '#modules/templates/domain/template_body'
import type { TemplateCondition } from '#modules/templates/domain/template_conditions'
import { isList, isPlaceNode, kindOf, schema } from './schema.ts'

const { paragraph, item, variable, lineBreak } = schema.nodes

/**
 * A text of blocks as the editor holds it. A heading has one line: one of several becomes several. After a place at the end
 * an empty paragraph stands, as in a text of nothing: one can write there.
 */
export function fromBlocks(blocks: readonly Block[]): Node {
  const nodes = blocks.flatMap(({ kind, lines, when }) =>
    nodesOf(
      kind,
      lines.map((runs) => runs.flatMap(inlineOf)),
      when ?? null
    )
  )
  const last = nodes.at(-1)
  return schema.node(
    'doc',
    null,
    !last || isPlaceNode(last) ? [...nodes, paragraph.create()] : nodes
  )
}

/** What the editor holds as blocks, without what is invisible: the same as the server keeps (`cleanBody`). */
export function toBlocks(doc: Node | Fragment): Block[] {
  const blocks: Block[] = []
  doc.forEach((block) => {
    const { when } = block.attrs as { when: TemplateCondition | null }
    const lines = isPlaceNode(block)
      ? []
      : linesOf(block)
          .map((line) => line.map(runOf))
          .filter(hasContent)
    if (lines.length > 0 || isPlaceNode(block))
      blocks.push({ kind: kindOf(block), lines, ...(when ? { when } : {}) })
  })
  return blocks
}

/** What stands in each line of a block: in the items of a list, between the breaks of a paragraph; a place has an empty one. */
export function linesOf(block: Node): Node[][] {
  if (isList(block)) return block.children.map(({ children }) => [...children])
  const lines: Node[][] = [[]]
  for (const child of block.children)
    if (child.type === lineBreak) lines.push([])
    else lines.at(-1)!.push(child)
  return lines
}

/** Lines as blocks of one kind. */
export function nodesOf(
  kind: BlockKind,
  lines: readonly Node[][],
  when: TemplateCondition | null
): Node[] {
  const type = schema.nodes[kind]
  if (isPlace(kind)) return [type.create({ when })]
  if (lines.length === 0) return []
  if (kind === 'bullets' || kind === 'numbers')
    return [
      type.create(
        { when },
        lines.map((line) => item.create(null, line))
      ),
    ]
  if (kind === 'paragraph')
    return [
      type.create(
        { when },
        lines.flatMap((line, index) => (index === 0 ? line : [lineBreak.create(), ...line]))
      ),
    ]
  return lines.map((line) => type.create({ when }, line))
}

function inlineOf({ text, bold, italic, variable: name }: Run): Node[] {
  const marks = [...(bold ? [schema.mark('bold')] : []), ...(italic ? [schema.mark('italic')] : [])]
  if (name) return [variable.create({ name }, null, marks)]
  return text === '' ? [] : [schema.text(text.replace(/\p{Cc}+/gu, ' '), marks)]
}

function runOf(node: Node): Run {
  const styles = {
    bold: schema.marks.bold.isInSet(node.marks) !== undefined,
    italic: schema.marks.italic.isInSet(node.marks) !== undefined,
  }
  return node.isText
    ? { text: node.text!, ...styles, variable: null }
    : { text: '', ...styles, variable: node.attrs.name as TemplateVariable }
}

function hasContent(runs: Run[]): boolean {
  return runs.some(({ text, variable: name }) => name !== null || text.trim() !== '')
}
