import { useId, useRef, useState } from 'react'
import {
  blockKindsOf,
  conditionsOf,
  isPlace,
  type BlockKind,
  type TemplateKind,
} from '#modules/templates/domain/template_body'
import type { Language, TemplateBlock } from '@/api/types'
import { cn } from '@/lib/cn'
import { matches } from '@/lib/matches'
import { useStable } from '@/lib/use-stable'
import { VARIABLE_GROUPS } from '@/lib/template-variables'
import { useT } from '@/lib/use-t'
import { beginKind, insertPlace, insertVariable } from './commands.ts'
import { conditionBadges } from './conditions.ts'
import { FieldsFound } from './fields-found.tsx'
import { keys, typedSigns } from './keys.ts'
import { paste } from './paste.ts'
import './rich-text.css'
import { SuggestionMenu } from './suggestion-menu.tsx'
import { shownIn, suggestions, type Suggestion } from './suggestions.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

export interface RichTextEditorProps {
  'value': readonly TemplateBlock[]
  'onChange': (blocks: TemplateBlock[]) => void
  'label': string
  /** Of the text: its spelling is checked in it. */
  'language': Language
  /** What the text is for: it says what may stand in it. */
  'kind': TemplateKind
  'disabled'?: boolean
  /** Whether what another program left open in the text is asked for; after pasting it always is. */
  'asksFields'?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A text of blocks, written as a letter is written; loaded where it is needed (components/form/rich-text-field.tsx). */
export default function RichTextEditor({
  value,
  onChange,
  label,
  language,
  kind,
  disabled = false,
  asksFields = false,
  ...described
}: RichTextEditorProps) {
  const t = useT()
  const listId = useId()
  const kinds = blockKindsOf(kind)
  const toolbar = useRef<HTMLDivElement>(null)
  const [asks, setAsks] = useState(asksFields)
  const [choosesCondition, setChoosesCondition] = useState(false)
  const find = useSuggestions(kinds)
  const { place, view, state } = useEditor({
    value,
    onChange,
    disabled,
    labelOf: (name) =>
      t(isPlace(name as BlockKind) ? `templates.${name}` : `templates.variable_${name}`),
    variableWord: t('templates.variable'),
    plugins: () => [
      // The menu has the arrows and Enter while it is open.
      suggestions(find, listId),
      typedSigns(kinds),
      ...keys(kinds, () => toolbar.current?.focus()),
      paste(kind, () => setAsks(true)),
      conditionBadges(
        (when) => t('templates.onlyIf', { condition: t(`templates.condition_${when}`) }),
        () => setChoosesCondition(true)
      ),
    ],
    attributes: {
      'class': 'rich-text',
      'role': 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'lang': language,
      'spellcheck': 'true',
      ...(disabled && { 'aria-readonly': 'true', 'tabindex': '0' }),
      ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
      ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
    },
  })
  const asked = state && shownIn(state)
  return (
    <div
      className={cn(
        'min-w-0 rounded-md border border-line-strong/60 bg-surface focus-within:border-accent has-[.rich-text:focus-visible]:outline-2 has-[.rich-text:focus-visible]:outline-accent',
        described['aria-invalid'] && 'border-danger'
      )}
    >
      {view && state && !disabled && (
        <>
          <Toolbar
            ref={toolbar}
            view={view}
            state={state}
            kinds={kinds}
            conditions={conditionsOf(kind)}
            choosesCondition={choosesCondition}
            onChooseCondition={setChoosesCondition}
          />
          {asks && <FieldsFound view={view} doc={state.doc} onDone={() => setAsks(false)} />}
        </>
      )}
      <div ref={place} />
      {view && asked && <SuggestionMenu view={view} asked={asked} listId={listId} />}
    </div>
  )
}

/** Finds blocks and variables by the words typed after a sign. */
function useSuggestions(kinds: readonly BlockKind[]) {
  const t = useT()
  const blocks = kinds
    .filter((kind) => kind !== 'paragraph')
    .map((kind): Suggestion => ({
      id: kind,
      label: t(isPlace(kind) ? `templates.${kind}` : `templates.do_${kind}`),
      group: t('templates.format'),
      put: (place) => (isPlace(kind) ? insertPlace(kind, place) : beginKind(kind, place)),
    }))
  const variables = VARIABLE_GROUPS.flatMap(([group, names]) =>
    names.map((name): Suggestion => ({
      id: name,
      label: t(`templates.variable_${name}`),
      group: t(`templates.group_${group}`),
      put: (place) => insertVariable(name, place),
    }))
  )
  return useStable((words: string, opener: 'slash' | 'braces') =>
    [...(opener === 'slash' ? blocks : []), ...variables].filter(
      ({ id, label }) => matches(label, words) || matches(id, words)
    )
  )
}
