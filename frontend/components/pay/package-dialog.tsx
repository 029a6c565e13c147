import { useState } from 'react'
import { usePackages } from '@/api/list-packages'
import { ErrorView } from '@/components/app/error-view'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface PackageDialogProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (id: string) => void
}

/** Choosing a package among all of them. */
export function PackageDialog({ title, open, onOpenChange, onChoose }: PackageDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      {open && (
        <Choice
          onChoose={(id) => {
            onChoose(id)
            onOpenChange(false)
          }}
        />
      )}
    </Dialog>
  )
}

function Choice({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useT()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const packages = usePackages(search ? { search } : {})
  return (
    <>
      <SearchField label={t('packages.search')} value={search} onSearch={setSearch} />
      {packages.error && !packages.data && (
        <ErrorView error={packages.error} onRetry={() => void packages.refetch()} />
      )}
      {packages.isPending && <Skeleton className="mt-3 h-60" />}
      {packages.data?.data.length === 0 && (
        <p className="mt-6 text-center text-ink-soft">{t('packages.noResultsText')}</p>
      )}
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {packages.data?.data.map(({ id, nomFonction, salaireBrut }) => (
          <li key={id}>
            <Button
              variant="ghost"
              className="w-full justify-between gap-4"
              onClick={() => onChoose(id)}
            >
              <span className="truncate">{nomFonction}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {t('contents.value_month', {
                  amount: format.euros(salaireBrut, 0),
                })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
