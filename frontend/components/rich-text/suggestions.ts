import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'

/** One thing that can be put in: a variable, or a kind of block. */
export interface Suggestion {
  id: string
  label: string
  /** Under which words it stands in the menu. */
  group: string
  /** Puts it in the place of what was typed to find it. */
  put: (place: { from: number; to: number }) => Command
}

/** What was typed after `/` or `{{`, where it stands, and what fits it. */
export interface Asked {
  from: number
  to: number
  found: readonly Suggestion[]
  /** The one that Enter takes. */
  chosen: number
  /** Escape was pressed: what is typed there is text. */
  isLeft: boolean
}

interface Move {
  chosen?: number
  leave?: true
}

/** A slash begins a word, for `et/ou` is a word as well; braces begin anywhere. */
const OPENED = /(?:(?<=^|\s)\/(?<slash>(?:[^/\s][^/]*)?)|\{\{\s?(?<braces>[^{}]*))$/
/** Longer than any name. */
const LONGEST = 40

export const suggestionsKey = new PluginKey<Asked | null>('suggestions')

/**
 * The menu that `/` and `{{` open at the cursor. The text keeps the focus; arrows, Enter and Tab choose, Escape leaves what
 * was typed.
 *
 * @param find what fits the words typed so far, best first; with a slash blocks are among them
 * @param listId of the list on screen, which shows what this plugin holds
 */
export function suggestions(
  find: (words: string, opener: 'slash' | 'braces') => readonly Suggestion[],
  listId: string
): Plugin<Asked | null> {
  return new Plugin<Asked | null>({
    key: suggestionsKey,
    state: {
      init: () => null,
      apply(tr, before, _old, state) {
        const place = opened(state)
        if (!place) return null
        const same = before !== null && tr.mapping.map(before.from, -1) === place.from
        // Opened by typing alone: not by walking past a slash, and not by what was pasted.
        if (!same && (!tr.docChanged || tr.getMeta('uiEvent') || tr.getMeta('history$')))
          return null
        const { chosen, leave }: Move = tr.getMeta(suggestionsKey) ?? {}
        return {
          from: place.from,
          to: place.to,
          found: find(place.words, place.opener),
          chosen: chosen ?? (tr.docChanged ? 0 : (before?.chosen ?? 0)),
          isLeft: leave ?? (same && before.isLeft),
        }
      },
    },
    props: {
      attributes: (state) => {
        const asked = shownIn(state)
        const attributes: Record<string, string> = { 'aria-autocomplete': 'list' }
        if (asked) {
          attributes['aria-controls'] = listId
          attributes['aria-activedescendant'] = optionId(listId, asked.found[asked.chosen]!)
        }
        return attributes
      },
      handleDOMEvents: {
        blur(view) {
          if (shownIn(view.state))
            view.dispatch(view.state.tr.setMeta(suggestionsKey, { leave: true }))
        },
      },
      handleKeyDown(view, event) {
        const asked = shownIn(view.state)
        if (!asked || event.isComposing) return false
        const move = (next: Move) => view.dispatch(view.state.tr.setMeta(suggestionsKey, next))
        const { chosen, found } = asked
        if (event.key === 'ArrowDown') move({ chosen: (chosen + 1) % found.length })
        else if (event.key === 'ArrowUp')
          move({ chosen: (chosen + found.length - 1) % found.length })
        else if (event.key === 'Escape') move({ leave: true })
        else if (event.key === 'Enter' || event.key === 'Tab')
          found[chosen]!.put(asked)(view.state, view.dispatch)
        else return false
        event.preventDefault()
        return true
      },
    },
  })
}

/** What the menu shows; null while it is closed. */
export function shownIn(state: EditorState): Asked | null {
  const asked = suggestionsKey.getState(state)
  return asked && !asked.isLeft && asked.found.length > 0 ? asked : null
}

export function optionId(listId: string, { id }: Suggestion): string {
  return `${listId}-${id}`
}

function opened({ selection }: EditorState) {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock) return null
  const start = Math.max(0, $from.parentOffset - LONGEST)
  const words = $from.parent.textBetween(start, $from.parentOffset, '', '\ufffc')
  const match = OPENED.exec(words)
  if (!match) return null
  const { slash, braces } = match.groups!
  return {
    from: $from.pos - match[0].length,
    to: $from.pos,
    words: slash ?? braces ?? '',
    opener: slash === undefined ? ('braces' as const) : ('slash' as const),
  }
}
