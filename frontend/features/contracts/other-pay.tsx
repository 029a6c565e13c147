import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useContract } from '@/api/contracts'
import { useCreatePackage } from '@/api/create-package'
import { packageQuery } from '@/api/get-package'
import { useCan } from '@/api/get-user'
import { useLinkWorker } from '@/api/link-worker'
import { usePackages } from '@/api/list-packages'
import type { PackageFields } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const SAME = 'SAME'
const SHOWN = 20

interface OtherPayProps {
  /** The version that is followed. */
  previousId: string
  worker: { id: string; displayName: string }
  /** The package that the amendment takes; that of the version before where there is none. */
  packageId?: string
  onPackage: (id: string | undefined) => void
}

/** What an amendment pays: as before, or what was simulated for the same person since. */
export function OtherPay({ previousId, worker, packageId, onPackage }: OtherPayProps) {
  const t = useT()
  const format = useFormat()
  const packages = usePackages({ worker: worker.id, perPage: SHOWN }).data?.data ?? []
  const changed = packages.filter(({ packageCategory }) => packageCategory !== 'CONTRACTED')
  const canSimulate = useCan('packages.write')
  return (
    <div className="mt-4 flex flex-col items-start gap-3 border-t border-line pt-4">
      {(changed.length > 0 || packageId) && (
        <Select
          aria-label={t('contracts.whichPay')}
          value={packageId ?? SAME}
          onValueChange={(id) => onPackage(id === SAME ? undefined : id)}
          options={[
            { value: SAME, label: t('contracts.payAsBefore') },
            ...changed.map(({ id, nomFonction, salaireBrut }) => ({
              value: id,
              label: `${nomFonction} · ${format.euros(salaireBrut)}`,
            })),
          ]}
        />
      )}
      {canSimulate && <Simulate previousId={previousId} worker={worker} />}
      <p className="text-xs text-ink-soft">{t('contracts.otherPayHint')}</p>
    </div>
  )
}

/** A package like that of the contract, for the same person, to change what it pays. */
function Simulate({ previousId, worker }: Pick<OtherPayProps, 'previousId' | 'worker'>) {
  const t = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const onError = useToastError()
  const previous = useContract(previousId).data
  const [id] = useState(newId)
  const create = useCreatePackage()
  const link = useLinkWorker(id)

  async function simulate(of: string) {
    const {
      nomFonction,
      packageType,
      date,
      worker: situation,
      package: fields,
      pin,
    } = await client.fetchQuery(packageQuery(of))
    await create.mutateAsync({
      ...{ id, nomFonction, packageType, packageCategory: 'SIMULATION', date },
      ...{ worker: situation, package: ofNobody(fields), pin },
    })
    await link.mutateAsync({ simulationWorkerId: worker.id, takeSituation: true })
    toast(t('contracts.otherPayReady', { name: worker.displayName }))
    await navigate(urls.editPackage(id))
  }

  const of = previous?.package?.id
  if (!of) return null
  return (
    <Button
      size="sm"
      busy={create.isPending || link.isPending}
      onClick={() => void simulate(of).catch(onError)}
    >
      {t('contracts.otherPay')}
    </Button>
  )
}

/** The same fields without whose they are: the server says that. */
function ofNobody(fields: PackageFields): PackageFields {
  const { contractWorkerId, offerWorkerId, simulationWorkerId, ...content } =
    fields as PackageFields & Record<string, unknown>
  return content as PackageFields
}
