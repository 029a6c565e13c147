import { useState } from 'react'
import { Gift, Plus, Upload } from 'lucide-react'
import { toast } from 'sonner'
import {
  useArchiveBenefit,
  useBenefits,
  useOrderBenefits,
  useSaveBenefit,
  type Benefit,
  type BenefitKind,
} from '@/api/benefits'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { matches } from '@/lib/matches'
import { useStable } from '@/lib/use-stable'
import { useToastError } from '@/lib/use-toast-error'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { ArchivedBenefits } from './archived-benefits.tsx'
import { BenefitDialog } from './benefit-dialog.tsx'
import { BenefitMenu } from './benefit-menu.tsx'
import { useBenefitColumns } from './columns.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useCarCase } from './use-car-case.ts'
import { CarCaseField } from './car-case-field.tsx'
import { CarCostDialog } from './car-cost-dialog.tsx'

/** What a row of the list can do. */
export interface BenefitActions {
  onEdit: (benefit: Benefit) => void
  onArchive: (benefit: Benefit) => void
  /** Up (-1) or down (1) by one place; absent at the end of the list. */
  onMove: (benefit: Benefit, by: -1 | 1) => void
  onShow: (benefit: Benefit, inPackages: boolean) => void
  /** Of a car: what it costs, beside a mobility budget and pay. */
  onPrice: (benefit: Benefit) => void
}

/** From so many on, a list is searched. */
const MANY = 10

/** One list of the catalogue. */
export function BenefitsCard({ kind, onImport }: { kind: BenefitKind; onImport: () => void }) {
  const t = useT()
  const benefits = useBenefits()
  const [edited, setEdited] = useState<Benefit | 'new' | null>(null)
  const [carCase, setGross] = useCarCase()
  const items = benefits.data?.filter((each) => each.kind === kind && !each.archived) ?? []
  const archived = benefits.data?.filter((each) => each.kind === kind && each.archived) ?? []
  const [pricedCar, setPriced] = useState<Benefit | null>(null)
  const actions = { ...useActions(kind, items, setEdited), onPrice: setPriced }
  const nameOf = useNameOf()
  const [typed, setTyped] = useState('')
  const found = typed ? items.filter((each) => matches(nameOf(each), typed)) : items
  return (
    <SectionCard
      title={t(`benefits.kind_${kind}`)}
      aside={<AddButton onClick={() => setEdited('new')} />}
    >
      {items.length > 0 && kind === 'voitureSociete' && (
        <CarCaseField carCase={carCase} onChange={setGross} />
      )}
      {items.length > MANY && (
        <SearchField
          className="mb-3 sm:max-w-80"
          label={t('benefits.search')}
          value={typed}
          onSearch={setTyped}
        />
      )}
      <List
        label={t(`benefits.kind_${kind}`)}
        query={{ ...benefits, data: benefits.data && found }}
        columns={useBenefitColumns({ kind, carCase, onShow: actions.onShow })}
        nameOf={nameOf}
        menu={(benefit, index) => (
          <BenefitMenu
            benefit={benefit}
            // What is found has no neighbours to change places with.
            first={index === 0 || found !== items}
            last={index === items.length - 1 || found !== items}
            {...actions}
          />
        )}
        tableFrom="xl"
        inset
        filtered={
          typed && { text: t('benefits.noneFound', { typed }), onClear: () => setTyped('') }
        }
        empty={{ icon: Gift, title: t('benefits.empty'), text: t(`benefits.emptyText_${kind}`) }}
      />
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button size="sm" onClick={onImport} disabled={!benefits.data}>
          <Upload aria-hidden />
          {t('benefits.import')}
        </Button>
        <ExportMenu kind={kind} items={items} />
      </div>
      <ArchivedBenefits kind={kind} items={archived} />
      {edited && (
        <BenefitDialog
          kind={kind}
          benefit={edited === 'new' ? null : edited}
          carCase={carCase}
          onClose={() => setEdited(null)}
        />
      )}
      {pricedCar && (
        <CarCostDialog car={pricedCar} carCase={carCase} onClose={() => setPriced(null)} />
      )}
    </SectionCard>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button size="sm" variant="primary" onClick={onClick}>
      <Plus aria-hidden />
      {t('benefits.add')}
    </Button>
  )
}

function useActions(
  kind: BenefitKind,
  items: Benefit[],
  onEdit: (benefit: Benefit) => void
): Omit<BenefitActions, 'onPrice'> {
  const t = useT()
  const nameOf = useNameOf()
  const toastError = useToastError()
  const { mutate: archive } = useArchiveBenefit()
  const { mutate: order } = useOrderBenefits()
  const { mutate: save } = useSaveBenefit()
  const onShow: BenefitActions['onShow'] = useStable(
    ({ kind: _kind, archived: _archived, photoUrl: _photo, ...benefit }, inPackages) =>
      save({ ...benefit, inPackages }, { onError: toastError })
  )
  return {
    onEdit,
    onArchive: ({ id, ...benefit }) =>
      archive(
        { id, archived: true },
        {
          onError: toastError,
          onSuccess: () =>
            toast(t('benefits.archivedOne', { name: nameOf(benefit) }), {
              action: {
                label: t('benefits.undo'),
                onClick: () => archive({ id, archived: false }, { onError: toastError }),
              },
            }),
        }
      ),
    onMove: ({ id }, by) => {
      const ids = items.map((each) => each.id)
      const at = ids.indexOf(id)
      ids.splice(at + by, 0, ...ids.splice(at, 1))
      order({ kind, ids }, { onError: toastError })
    },
    onShow,
  }
}
