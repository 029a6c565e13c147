import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
} from 'prosemirror-state'
import { splitBlock } from 'prosemirror-commands'
import type { BlockKind, TemplateVariable } from '#modules/templates/domain/template_body'
import type { TemplateCondition } from '#modules/templates/domain/template_conditions'
import { changeKind, kindAt, setKind } from './lines.ts'
import { schema } from './schema.ts'

const { item, paragraph, variable, lineBreak } = schema.nodes

/** Puts a variable in the place of what is chosen, or of the text between two positions. */
export function insertVariable(
  name: TemplateVariable,
  place?: { from: number; to: number }
): Command {
  return (state, dispatch) => {
    const { tr, storedMarks } = state
    const { $from, from, to } = tr.selection
    if ($from.parent.inlineContent) {
      const chip = variable.create({ name }, null, storedMarks ?? $from.marks())
      tr.replaceWith(place?.from ?? from, place?.to ?? to, chip)
      // Behind a place nothing can be written: there a paragraph begins.
    } else tr.insert(to, paragraph.create(null, variable.create({ name })))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Makes the line a heading or a list, without what was typed to choose it. */
export function beginKind(kind: BlockKind, typed: { from: number; to: number }): Command {
  return ({ tr }, dispatch) => {
    tr.delete(typed.from, typed.to)
    changeKind(tr, kind)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Puts a place behind the block that the cursor stands in, or instead of an empty paragraph. */
export function insertPlace(kind: BlockKind, typed?: { from: number; to: number }): Command {
  return ({ tr, schema: { nodes } }, dispatch) => {
    if (typed) tr.delete(typed.from, typed.to)
    const { $from } = tr.selection
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
    const from = isEmpty ? $from.before(1) : $from.depth === 0 ? tr.selection.to : $from.after(1)
    const to = isEmpty ? $from.after(1) : from
    tr.replaceWith(from, to, [
      nodes[kind]!.create(),
      ...(to === tr.doc.content.size ? [nodes.paragraph!.create()] : []),
    ])
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 1), 1)).scrollIntoView())
    return true
  }
}

/** The condition of the block that the cursor stands in. */
export function conditionAt({ selection }: EditorState): TemplateCondition | null {
  const block =
    selection instanceof NodeSelection && selection.node.isBlock
      ? selection.node
      : selection.$from.node(Math.min(1, selection.$from.depth))
  return (block.attrs.when as TemplateCondition | undefined) ?? null
}

/** Puts the chosen blocks under a condition; null takes it away. */
export function setCondition(when: TemplateCondition | null): Command {
  return ({ tr, doc, selection }, dispatch) => {
    doc.nodesBetween(selection.from, selection.to, (_block, pos, parent) => {
      if (parent === doc) tr.setNodeAttribute(pos, 'when', when)
      return false
    })
    dispatch?.(tr)
    return tr.docChanged
  }
}

/** A new line in a paragraph; elsewhere a line is a block or an item of its own. */
export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== paragraph) return splitBlock(state, dispatch)
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create(), false).scrollIntoView())
  return true
}

/** Enter in an item without words ends the list. */
export const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type !== item || $from.parent.content.size > 0) return false
  return setKind('paragraph')(state, dispatch)
}

/** Backspace at the beginning of a heading or an item makes it a paragraph. */
export const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || kindAt(state) === 'paragraph') return false
  return setKind('paragraph')(state, dispatch)
}

/** Takes away the variable beside the cursor: browsers disagree about what one key does to it. */
export function deleteVariable(side: 'before' | 'after'): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    const beside = side === 'before' ? $from.nodeBefore : $from.nodeAfter
    if (!empty || beside?.type !== variable) return false
    const from = side === 'before' ? $from.pos - 1 : $from.pos
    dispatch?.(state.tr.delete(from, from + 1).scrollIntoView())
    return true
  }
}

/** Moves the chosen variable over the word beside it, or into the line beside. */
export function moveVariable(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const { selection } = state
    if (!(selection instanceof NodeSelection) || selection.node.type !== variable) return false
    const { $from, $to, node } = selection
    const { parent } = $from
    const words =
      direction < 0
        ? parent.textBetween(0, $from.parentOffset, '', SOLID)
        : parent.textBetween($to.parentOffset, parent.content.size, '', SOLID)
    const [step] = (direction < 0 ? WORD_BEFORE : WORD_AFTER).exec(words) ?? ['']
    const beyond =
      step === '' &&
      Selection.findFrom(
        state.doc.resolve(direction < 0 ? $from.before() : $to.after()),
        direction,
        true
      )
    const target = beyond
      ? beyond.$head.pos
      : direction < 0
        ? $from.pos - step.length
        : $to.pos + step.length
    if (target === $from.pos || target === $to.pos) return false
    if (dispatch) {
      const tr = state.tr.delete($from.pos, $to.pos)
      const place = tr.mapping.map(target)
      tr.insert(place, node)
      dispatch(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView())
    }
    return true
  }
}

/** What stands for a variable or a break where words are counted. */
const SOLID = '\ufffc'
const WORD_BEFORE = /(?:\ufffc|[^\s\ufffc]+\s*|\s+)$/
const WORD_AFTER = /^(?:\ufffc|\s*[^\s\ufffc]+|\s+)/

/** Goes out of a chosen variable, behind it, where one types on. */
export const typeBehind: Command = (state, dispatch) => {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || selection.node.type !== variable) return false
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, selection.to)))
  return true
}
