import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropCursor } from 'prosemirror-dropcursor'
import { history } from 'prosemirror-history'
import { EditorState, type Plugin } from 'prosemirror-state'
import { EditorView, type EditorProps } from 'prosemirror-view'
import {
  BLOCK_KINDS,
  isPlace,
  type Block,
  type BlockKind,
  type TemplateVariable,
} from '#modules/templates/domain/template_body'
import { useStable } from '@/lib/use-stable'
import { fromBlocks, toBlocks } from './document.ts'
import { unknownVariables } from './unknown-variables.ts'

interface EditorOptions {
  value: readonly Block[]
  onChange: (blocks: Block[]) => void
  /** Of the whole life of the editor. */
  plugins: () => Plugin[]
  /** How variables and places are called on screen. */
  labelOf: (name: TemplateVariable | BlockKind) => string
  /** What a variable is, to those who hear it. */
  variableWord: string
  attributes: Record<string, string>
  disabled: boolean
}

/** Given from outside: nothing to tell there. */
const GIVEN = 'given'

/**
 * An editor in an element of the page. It holds the text itself; what it is given later replaces the text where it says
 * something else, and Ctrl+Z brings back what stood there.
 */
export function useEditor({
  value,
  onChange,
  plugins,
  labelOf,
  variableWord,
  attributes,
  disabled,
}: EditorOptions) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const told = useStable(onChange)
  // What was told and has not come back yet: on a slow machine one types on before it does.
  const onItsWay = useRef<string[]>([])
  const props = useStable((): EditorProps => ({
    attributes,
    editable: () => !disabled,
    scrollMargin: 16,
  }))

  const open = useStable((element: HTMLElement) => {
    const made = new EditorView(element, {
      ...props(),
      state: EditorState.create({
        doc: fromBlocks(value),
        plugins: [
          ...plugins(),
          history(),
          dropCursor({ class: 'rich-text-drop', color: false }),
          unknownVariables(),
        ],
      }),
      nodeViews: {
        variable: ({ attrs }) => ({
          dom: solid('span', labelOf(attrs.name as TemplateVariable), variableWord),
        }),
        ...Object.fromEntries(
          BLOCK_KINDS.filter(isPlace).map((kind) => [
            kind,
            () => ({ dom: solid('div', labelOf(kind)) }),
          ])
        ),
      },
      dispatchTransaction(tr) {
        const next = made.state.apply(tr)
        made.updateState(next)
        setState(next)
        if (!tr.docChanged || tr.getMeta(GIVEN)) return
        onItsWay.current.push(textOf(next.doc))
        told(toBlocks(next.doc))
      },
    })
    setState(made.state)
    return made
  })

  useLayoutEffect(() => {
    const made = open(place.current!)
    setView(made)
    return () => made.destroy()
  }, [open])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => view?.setProps(props()), [view, props, attributesKey, disabled])

  useEffect(() => {
    if (!view) return
    const given = fromBlocks(value)
    const text = textOf(given)
    if (text !== textOf(view.state.doc)) {
      if (onItsWay.current.includes(text)) return
      const { tr } = view.state
      view.dispatch(tr.replaceWith(0, tr.doc.content.size, given.content).setMeta(GIVEN, true))
    }
    onItsWay.current = []
  }, [view, value])

  return { place, view, state }
}

/** To compare by. */
const textOf = (doc: EditorState['doc']): string => JSON.stringify(toBlocks(doc))

/** Something in the text that is one thing: called by a name, and nothing to write in. */
function solid(tag: 'span' | 'div', label: string, what?: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = tag === 'span' ? 'rich-text-variable' : 'rich-text-place'
  element.textContent = label
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  if (what) element.setAttribute('aria-roledescription', what)
  return element
}
