import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** Marks what stands between double braces and is no variable, where it stands. */
export function unknownVariables(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => marksOf(doc),
      apply: (tr, marks) => (tr.docChanged ? marksOf(tr.doc) : marks),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
}

function marksOf(doc: Node): DecorationSet {
  const found = placesOf(doc, /\{\{[^{}]*\}\}/g)
  return DecorationSet.create(
    doc,
    found.map(({ from, to }) =>
      Decoration.inline(from, to, { nodeName: 'mark', class: 'rich-text-unknown' })
    )
  )
}

/** Where words of a kind stand in the text, whatever styles they have. */
export function placesOf(doc: Node, words: RegExp): { from: number; to: number; text: string }[] {
  const places: { from: number; to: number; text: string }[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    // A variable and a break are one step wide, and one sign here.
    const text = node.textBetween(0, node.content.size, '', '\ufffc')
    for (const match of text.matchAll(words)) {
      const from = pos + 1 + match.index
      places.push({ from, to: from + match[0].length, text: match[0] })
    }
    return false
  })
  return places
}
