import { useEffect, useMemo, useRef } from 'react'
import type { EditorView } from 'prosemirror-view'
import { Popover } from 'radix-ui'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { optionId, type Asked, type Suggestion } from './suggestions.ts'

interface SuggestionMenuProps {
  view: EditorView
  asked: Asked
  listId: string
}

/** What `/` and `{{` offer, below the cursor. The text has the focus and the keys; this shows and takes clicks. */
export function SuggestionMenu({ view, asked, listId }: SuggestionMenuProps) {
  const t = useT()
  const { from, to, found, chosen } = asked
  const anchor = useMemo(
    () => ({
      current: {
        getBoundingClientRect: () => {
          const { left, top, bottom } = view.coordsAtPos(from)
          return new DOMRect(left, top, 1, bottom - top)
        },
      },
    }),
    [view, from]
  )
  const groups = [...new Set(found.map(({ group }) => group))]
  const stay = (event: Event) => event.preventDefault()
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          id={listId}
          role="listbox"
          // It scrolls: who has no mouse must be able to.
          tabIndex={0}
          aria-label={t('templates.suggestions')}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={stay}
          onEscapeKeyDown={stay}
          className="z-50 max-h-64 w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg shadow-black/10"
        >
          {groups.map((group) => (
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden className="px-2 py-1.5 text-xs text-ink-soft">
                {group}
              </p>
              {found
                .filter((each) => each.group === group)
                .map((each) => (
                  <Option
                    key={each.id}
                    id={optionId(listId, each)}
                    suggestion={each}
                    isChosen={each === found[chosen]}
                    onTake={() => {
                      each.put({ from, to })(view.state, view.dispatch)
                      view.focus()
                    }}
                  />
                ))}
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  isChosen: boolean
  onTake: () => void
}

function Option({ id, suggestion, isChosen, onTake }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cn(
        'flex min-h-9 cursor-default items-center rounded-sm px-2 text-sm hover:bg-sunken',
        isChosen && 'bg-sunken outline -outline-offset-1 outline-accent'
      )}
    >
      {suggestion.label}
    </div>
  )
}
