import { memo, useState } from 'react'
import { Columns3, Pencil, Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useAddVariant, useVariants, type Variant } from '@/api/package-variants'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { newId } from '@/lib/new-id'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { MOST_COMPARED, urls } from '@/urls'
import { VariantName } from './variant-name.tsx'

interface VariantTabsProps {
  packageId: string
  addressOf: (id: string) => string
  /** Saves what is not saved; false where that failed. Absent where nothing may be added. */
  beforeAdding?: () => Promise<boolean>
}

/** The variants of a package, A first, each with its name, net and cost; one more, and all of them side by side. */
export const VariantTabs = memo(function VariantTabs({
  packageId,
  addressOf,
  beforeAdding,
}: VariantTabsProps) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const pending = usePendingDeletions()
  const variants = (useVariants(packageId).data ?? []).filter(({ id }) => !pending.has(id))
  const { mutateAsync, isPending } = useAddVariant(packageId)
  const several = variants.length > 1
  if (!several && !beforeAdding) return null

  async function add() {
    if (!(await beforeAdding!())) return
    const id = newId()
    try {
      await mutateAsync(id)
      await navigate(addressOf(id))
    } catch (error) {
      toastError(error as Error)
    }
  }

  return (
    <nav
      aria-label={t('variants.title')}
      className="-mx-1 mb-4 flex items-center gap-1 overflow-x-auto px-1 pb-1 print:hidden"
    >
      {several &&
        variants.map((variant) => (
          <VariantTab
            key={variant.id}
            variant={variant}
            address={addressOf(variant.id)}
            current={variant.id === packageId}
            canName={beforeAdding !== undefined}
          />
        ))}
      {beforeAdding && variants.length > 0 && variants.length < MOST_COMPARED && (
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => void add()}>
          {!isPending && <Plus aria-hidden />}
          {t('variants.add')}
        </Button>
      )}
      {several && (
        <Button size="sm" variant="ghost" asChild>
          <Link to={urls.comparePackages(variants.map(({ id }) => id))}>
            <Columns3 aria-hidden />
            {t('variants.compare')}
          </Link>
        </Button>
      )}
    </nav>
  )
})

interface VariantTabProps {
  variant: Variant
  address: string
  current: boolean
  canName: boolean
}

/** The open one can be named where it stands. */
function VariantTab({ variant, address, current, canName }: VariantTabProps) {
  const t = useT()
  const format = useFormat()
  const [naming, setNaming] = useState(false)
  const [backByKey, setBackByKey] = useState(false)
  const { letter, name, nomFonction, salaireNet, coutEmployeurAnnuel } = variant
  return (
    <span
      className={cn(
        'flex shrink-0 items-center rounded-md border text-sm',
        current ? 'border-ink bg-surface' : 'border-line text-ink-soft hover:bg-sunken'
      )}
    >
      <Link
        to={address}
        aria-current={current ? 'page' : undefined}
        title={nomFonction}
        className="flex items-center gap-2 rounded-md px-3 py-2"
      >
        <span
          className={cn(
            'flex size-5 items-center justify-center rounded-sm text-xs font-semibold',
            current ? 'bg-ink text-surface' : 'bg-sunken text-ink'
          )}
        >
          {letter}
        </span>
        {name && !naming && <span className="max-w-44 truncate font-medium text-ink">{name}</span>}
        {!naming && (
          <span className="tabular-nums">
            {t('variants.figures', {
              net: format.euros(salaireNet, 0),
              cost: format.euros(coutEmployeurAnnuel, 0),
            })}
          </span>
        )}
      </Link>
      {current && canName && naming && (
        <span className="pr-1">
          <VariantName
            variant={variant}
            onDone={(byKey) => {
              setBackByKey(byKey)
              setNaming(false)
            }}
          />
        </span>
      )}
      {current && canName && !naming && (
        <Button
          size="icon"
          variant="ghost"
          aria-label={t('variants.rename', { letter })}
          title={t('variants.rename', { letter })}
          autoFocus={backByKey}
          onClick={() => setNaming(true)}
        >
          <Pencil aria-hidden />
        </Button>
      )}
    </span>
  )
}
