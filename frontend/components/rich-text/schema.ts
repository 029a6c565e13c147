import { Schema, type Node, type NodeSpec } from 'prosemirror-model'
import {
  isPlace,
  TEMPLATE_VARIABLES,
  type BlockKind,
} from '#modules/templates/domain/template_body'
import {
  TEMPLATE_CONDITIONS,
  type TemplateCondition,
} from '#modules/templates/domain/template_conditions'

/** What a heading or an item holds: one line. */
const LINE = '(text | variable)*'

/** What every block has: the condition under which it stands in a document. */
const BLOCK = { group: 'block', attrs: { when: { default: null } } } satisfies NodeSpec

function heading(kind: BlockKind): NodeSpec {
  return {
    ...BLOCK,
    content: LINE,
    defining: true,
    parseDOM: [{ tag: `h2[data-kind=${kind}]`, getAttrs: conditionOf }],
    // All of one level: many a text has subtitles alone, which may leave no level out.
    toDOM: ({ attrs }) => ['h2', { 'data-kind': kind, 'data-when': attrs.when }, 0],
  }
}

function list(tag: string): NodeSpec {
  return {
    ...BLOCK,
    content: 'item+',
    parseDOM: [{ tag, getAttrs: conditionOf }],
    toDOM: ({ attrs }) => [tag, { 'data-when': attrs.when }, 0],
  }
}

function place(kind: BlockKind): NodeSpec {
  return {
    ...BLOCK,
    atom: true,
    draggable: true,
    leafText: () => `{{${kind}}}`,
    parseDOM: [{ tag: `div[data-kind=${kind}]`, getAttrs: conditionOf }],
    toDOM: ({ attrs }) => ['div', { 'data-kind': kind, 'data-when': attrs.when }, `{{${kind}}}`],
  }
}

/**
 * A text of blocks as ProseMirror holds it: every kind of block is a node of its name; a line is a part of a paragraph
 * between two breaks, a heading, or an item. What this schema has no place for does not get in, wherever it comes from.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      ...BLOCK,
      content: '(text | variable | lineBreak)*',
      parseDOM: [{ tag: 'p', getAttrs: conditionOf }],
      toDOM: ({ attrs }) => ['p', { 'data-when': attrs.when }, 0],
    },
    title: heading('title'),
    subtitle: heading('subtitle'),
    article: heading('article'),
    bullets: list('ul'),
    numbers: list('ol'),
    payTable: place('payTable'),
    pageBreak: place('pageBreak'),
    signatures: place('signatures'),
    item: {
      content: LINE,
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: {},
    variable: {
      inline: true,
      atom: true,
      draggable: true,
      attrs: { name: {} },
      // What is copied into another program.
      leafText: ({ attrs }) => `{{${attrs.name}}}`,
      parseDOM: [{ tag: 'span[data-variable]', getAttrs: variableOf }],
      toDOM: ({ attrs }) => ['span', { 'data-variable': attrs.name }, `{{${attrs.name}}}`],
    },
    lineBreak: {
      inline: true,
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})

function variableOf(element: HTMLElement): { name: string } | false {
  const name = TEMPLATE_VARIABLES.find((each) => each === element.dataset.variable)
  return name ? { name } : false
}

function conditionOf(element: HTMLElement): { when: TemplateCondition | null } {
  return { when: TEMPLATE_CONDITIONS.find((each) => each === element.dataset.when) ?? null }
}

/** What kind of block a node is. */
export function kindOf({ type }: Node): BlockKind {
  return type.name as BlockKind
}

/** Whether a block is a list, whose lines are its items. */
export function isList(block: Node): boolean {
  return block.type === schema.nodes.bullets || block.type === schema.nodes.numbers
}

/** Whether a block is a place without words. */
export function isPlaceNode(block: Node): boolean {
  return isPlace(kindOf(block))
}
