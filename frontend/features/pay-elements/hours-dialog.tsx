import { lazy, Suspense } from 'react'
import { useContracts, type ListedContract } from '@/api/contracts'
import { usePackage } from '@/api/get-package'
import {
  usePayElements,
  type PayElement,
  type PayElementKind,
  type Prestation,
} from '@/api/pay-elements'
import { ErrorView } from '@/components/app/error-view'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const HoursOfMonth = lazy(() => import('./hours-of-month.tsx'))

/** More than anybody has of one month, and more versions than anybody has. */
const MOST = 50

interface HoursDialogProps {
  month: string
  worker: PayElement['worker']
  kinds: readonly PayElementKind[]
  onClose: () => void
}

/** What a person's hours of a month pay and cost, under the contract of that month. */
export function HoursDialog({ month, worker, kinds, onClose }: HoursDialogProps) {
  const t = useT()
  const format = useFormat()
  const when = format.month(`${month}-01`, 'long', 'numeric')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pay-elements.hoursOf', { name: worker.displayName, month: when })}
      className="max-w-4xl"
    >
      <Told month={month} workerId={worker.id} kinds={kinds} />
    </Dialog>
  )
}

interface ToldProps {
  month: string
  workerId: string
  kinds: readonly PayElementKind[]
}

function Told({ month, workerId, kinds }: ToldProps) {
  const t = useT()
  const elements = usePayElements({ month, workerId, perPage: MOST })
  const contracts = useContracts({ workerId, perPage: MOST })
  const held = contracts.data?.data.find((each) => holdsIn(each, month))
  const error = elements.error ?? contracts.error
  if (error) return <ErrorView error={error} />
  if (!elements.data || !contracts.data) return <Skeleton className="h-64" />
  if (!held) return <Notice tone="warn">{t('pay-elements.hoursNoContract')}</Notice>
  return (
    <WithPackage
      month={month}
      packageId={held.packageId}
      hours={hoursOf(elements.data.data, kinds)}
    />
  )
}

interface WithPackageProps {
  month: string
  packageId: string
  hours: Partial<Record<Prestation, number>>
}

function WithPackage({ month, packageId, hours }: WithPackageProps) {
  const pack = usePackage(packageId)
  if (pack.error) return <ErrorView error={pack.error} onRetry={() => void pack.refetch()} />
  if (!pack.data) return <Skeleton className="h-64" />
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <HoursOfMonth month={month} stored={pack.data} hours={hours} />
    </Suspense>
  )
}

/** Whether a version with its pay holds on some day of a month. */
function holdsIn(contract: ListedContract, month: string): boolean {
  const { startDateStr, endDateStr, standing, package: pack } = contract
  const isHeld = standing === 'CURRENT' || standing === 'ENDED' || standing === 'UPCOMING'
  return (
    isHeld &&
    pack !== null &&
    startDateStr.slice(0, 7) <= month &&
    (endDateStr === null || endDateStr.slice(0, 7) >= month)
  )
}

/** The elements of kinds that are hours of the law, by these; a correction below nothing lowers them. */
function hoursOf(
  elements: readonly PayElement[],
  kinds: readonly PayElementKind[]
): Partial<Record<Prestation, number>> {
  const byId = new Map(kinds.map(({ id, prestation }) => [id, prestation]))
  const sums: Partial<Record<Prestation, number>> = {}
  for (const { kindId, value } of elements) {
    const prestation = byId.get(kindId)
    if (!prestation) continue
    sums[prestation] = Math.round(((sums[prestation] ?? 0) + value) * 100) / 100
  }
  return sums
}
