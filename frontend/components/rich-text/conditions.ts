import { Plugin, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { TemplateCondition } from '#modules/templates/domain/template_conditions'

/**
 * Shows above a block under which condition it stands; a click on it puts the cursor there and lets one choose.
 *
 * @param words of a condition: « Only if: fixed term »
 */
export function conditionBadges(
  words: (when: TemplateCondition) => string,
  onChoose: () => void
): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const badges: Decoration[] = []
        doc.forEach((block, pos) => {
          const when = block.attrs.when as TemplateCondition | null
          if (!when) return
          badges.push(
            Decoration.widget(
              pos,
              (view) =>
                badge(words(when), () => {
                  const { tr } = view.state
                  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))))
                  onChoose()
                }),
              { side: -1, key: `${when} ${pos}`, ignoreSelection: true }
            ),
            Decoration.node(pos, pos + block.nodeSize, { class: 'rich-text-conditional' })
          )
        })
        return DecorationSet.create(doc, badges)
      },
    },
  })
}

function badge(words: string, onPress: () => void): HTMLElement {
  const place = document.createElement('div')
  const button = document.createElement('button')
  place.className = 'rich-text-condition'
  place.contentEditable = 'false'
  button.type = 'button'
  // Tab leads out of the text; the toolbar has the same by keys.
  button.tabIndex = -1
  button.textContent = words
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', onPress)
  place.append(button)
  return place
}
