import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { useNameVariant, type Variant } from '@/api/package-variants'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

const LONGEST = 60

interface VariantNameProps {
  variant: Variant
  /** Whether it ended by a key: the focus goes back to what opened it. */
  onDone: (byKey: boolean) => void
}

/** The name of a variant where it stands: Enter keeps it, Escape leaves it, an empty one takes it away. */
export function VariantName({ variant, onDone }: VariantNameProps) {
  const t = useT()
  const [name, setName] = useState(variant.name ?? '')
  const rename = useRename()
  // A field that goes away may lose its focus once more.
  const done = useRef(false)

  function end(keep: boolean, byKey: boolean) {
    if (done.current) return
    done.current = true
    onDone(byKey)
    const wanted = name.trim() || null
    if (keep && wanted !== variant.name) void rename(variant, wanted)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        end(true, true)
      }}
    >
      <Input
        className="h-8 w-44 md:h-8"
        aria-label={t('variants.name', { letter: variant.letter })}
        placeholder={t('variants.placeholder')}
        autoComplete="off"
        autoFocus
        maxLength={LONGEST}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Escape' && end(false, true)}
        onBlur={() => end(true, false)}
      />
    </form>
  )
}

/** Names a variant, with a way back; the field that asks is gone by then. */
function useRename() {
  const t = useT()
  const toastError = useToastError()
  const { mutateAsync } = useNameVariant()
  return async function rename(
    { id, letter, name: before }: Pick<Variant, 'id' | 'letter' | 'name'>,
    name: string | null,
    undone = false
  ): Promise<void> {
    const back = () => void rename({ id, letter, name }, before, true)
    try {
      await mutateAsync({ id, name })
      toast(
        name ? t('variants.renamed', { letter, name }) : t('variants.unnamed', { letter }),
        undone ? {} : { action: { label: t('variants.undo'), onClick: back } }
      )
    } catch (error) {
      toastError(error as Error)
    }
  }
}
