import type { Node } from 'prosemirror-model'
import {
  TextSelection,
  type Command,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import type { BlockKind } from '#modules/templates/domain/template_body'
import type { TemplateCondition } from '#modules/templates/domain/template_conditions'
import { linesOf, nodesOf } from './document.ts'
import { isList, isPlaceNode, kindOf, schema } from './schema.ts'

/** A line of the chosen blocks, and where its content begins in the document. */
interface Line {
  kind: BlockKind
  content: Node[]
  from: number
  to: number
  /** The block it comes from: lines that stay what they were stay together. */
  block: Node
  isChosen: boolean
}

/** The kind of the block that the cursor stands in. */
export function kindAt({ selection }: Place): BlockKind {
  const { $from } = selection
  return $from.depth === 0 ? 'paragraph' : kindOf($from.node(1))
}

/** Makes the chosen lines a heading or a list; paragraphs again where they are all that kind already. */
export function toggleKind(kind: BlockKind): Command {
  return (state, dispatch) => {
    const chosen = linesIn(state).filter(({ isChosen }) => isChosen)
    const isAll = chosen.every((line) => line.kind === kind)
    return setKind(isAll ? 'paragraph' : kind)(state, dispatch)
  }
}

/** Makes the chosen lines blocks of one kind; the lines of a list join a list of their kind beside them. */
export function setKind(kind: BlockKind): Command {
  return ({ tr }, dispatch) => {
    if (!changeKind(tr, kind)) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The same as a part of a larger change; false where the lines are of that kind already. */
export function changeKind(tr: Transaction, kind: BlockKind): boolean {
  const lines = linesIn(tr)
  if (!lines.some((line) => line.isChosen && line.kind !== kind)) return false
  const { anchor, head } = textSelection(tr.selection)
  for (const line of lines) if (line.isChosen) line.kind = kind
  const [from, to] = rangeOf(tr)
  const { nodes, starts } = regrouped(lines, from)
  const moved = (pos: number) => {
    const at = lines.findIndex((line) => line.from <= pos && pos <= line.to)
    return starts[at]! + pos - lines[at]!.from
  }
  tr.replaceWith(from, to, nodes)
  tr.setSelection(TextSelection.create(tr.doc, moved(anchor), moved(head)))
  return true
}

/** A state, or a change under way. */
type Place = Pick<EditorState, 'doc' | 'selection'>

/** What was chosen, without the ends of the document that choosing all of it takes in. */
function textSelection(selection: Selection): Selection {
  return TextSelection.between(selection.$anchor, selection.$head)
}

/** From the first chosen block to the last, with a list on either side that could join them. */
function rangeOf({ doc, selection }: Place): [from: number, to: number] {
  const { $from, $to } = textSelection(selection)
  const before = doc.resolve($from.before(1))
  const after = doc.resolve($to.after(1))
  return [
    before.pos - (before.nodeBefore && isList(before.nodeBefore) ? before.nodeBefore.nodeSize : 0),
    after.pos + (after.nodeAfter && isList(after.nodeAfter) ? after.nodeAfter.nodeSize : 0),
  ]
}

function linesIn(place: Place): Line[] {
  const [from, to] = rangeOf(place)
  const { from: first, to: last } = textSelection(place.selection)
  const lines: Line[] = []
  place.doc.slice(from, to).content.forEach((block, offset) => {
    // A list's items have an opening and a closing of their own; a break is one step wide.
    let start = from + offset + (isList(block) ? 2 : 1)
    for (const content of linesOf(block)) {
      const end = start + content.reduce((size, { nodeSize }) => size + nodeSize, 0)
      const isChosen = start <= last && end >= first && !isPlaceNode(block)
      lines.push({ kind: kindOf(block), content, from: start, to: end, block, isChosen })
      start = end + (isList(block) ? 2 : 1)
    }
  })
  return lines
}

/** The lines as blocks again, and where each then begins when the first block begins at `start`. */
function regrouped(lines: readonly Line[], start: number) {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && staysWith(last.at(-1)!, line)) last.push(line)
    else groups.push([line])
  }
  const nodes: Node[] = []
  const starts: number[] = []
  let pos = start
  for (const group of groups) {
    const { kind, block: from } = group[0]!
    const contents = group.map(({ content }) => content)
    for (const block of nodesOf(kind, contents, from.attrs.when as TemplateCondition | null)) {
      let line = pos + (isList(block) ? 2 : 1)
      for (const content of linesOf(block)) {
        starts.push(line)
        line += content.reduce((size, { nodeSize }) => size + nodeSize, isList(block) ? 2 : 1)
      }
      nodes.push(block)
      pos += block.nodeSize
    }
  }
  return { nodes, starts }
}

/** Items of one kind make one list; the lines of a paragraph stay one, chosen or not, unless they became it just now. */
function staysWith(before: Line, line: Line): boolean {
  if (before.kind !== line.kind || before.block.attrs.when !== line.block.attrs.when) return false
  if (line.kind === 'bullets' || line.kind === 'numbers')
    return before.block === line.block || before.isChosen || line.isChosen
  return (
    line.kind === 'paragraph' &&
    before.block === line.block &&
    line.block.type === schema.nodes.paragraph
  )
}
