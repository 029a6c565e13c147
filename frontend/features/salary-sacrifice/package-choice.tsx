import { useState } from 'react'
import { Calculator } from 'lucide-react'
import { usePackage } from '@/api/get-package'
import { PackageDialog } from '@/components/pay/package-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface PackageChoiceProps {
  packageId: string | null
  onChoose: (id: string) => void
  error?: string
}

/** The package that the exchange starts from. */
export function PackageChoice({ packageId, onChoose, error }: PackageChoiceProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {packageId ? (
          <Chosen id={packageId} />
        ) : (
          <p className="text-ink-soft">{t('sacrifice.noPackage')}</p>
        )}
        <Button size="sm" onClick={() => setChoosing(true)}>
          {t('sacrifice.otherPackage')}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {error}
        </p>
      )}
      <PackageDialog
        title={t('sacrifice.choosePackage')}
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={onChoose}
      />
    </div>
  )
}

function Chosen({ id }: { id: string }) {
  const t = useT()
  const format = useFormat()
  const { data, error } = usePackage(id)
  if (error)
    return (
      <p role="alert" className="text-danger">
        {error.message}
      </p>
    )
  if (!data) return <p className="text-ink-soft">…</p>
  const { salaireBrut } = data.compute.remuneration.remunerationMensuelle
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-2">
      <Calculator aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="font-medium">{data.nomFonction}</span>
      <Badge>{t(`packages.category_${data.packageCategory}`)}</Badge>
      <span className="text-ink-soft tabular-nums">
        {t('contents.value_month', { amount: format.euros(salaireBrut) })}
      </span>
    </p>
  )
}
