import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { masked, type Mask } from '@/lib/masked-text'
import { Input } from './input.tsx'

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  mask: Mask
  /** As it is shown. */
  value: string
  onValueChange: (value: string) => void
}

/** A line of text that writes its own separators; any spelling may be pasted, and the caret stays where one types. */
export function MaskedInput({ mask, value, onValueChange, ...props }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current!.setSelectionRange(caret.current, caret.current)
    // Once for each change: what a person selected since stays selected when the page is drawn anew.
    caret.current = null
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length }
    const next = masked(mask, value, typed, isBackspace)
    caret.current = next.caret
    onValueChange(next.text)
  }

  return (
    <Input
      {...props}
      ref={input}
      value={value}
      onChange={change}
      onSelect={() => (caret.current = null)}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
