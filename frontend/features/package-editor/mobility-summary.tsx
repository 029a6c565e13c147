import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { DraftFields } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { MobilityDialog } from './mobility-dialog.tsx'
import { carCostOf, pillar3 } from '@/lib/pay/mobility'

const PILLAR_2 = 'package.budgetMobilitePilier2'

/** What the mobility budget is used for, and the way to its dialog. */
export function MobilitySummary({ fields }: { fields: DraftFields }) {
  const t = useT()
  const nameOf = useNameOf()
  const format = useFormat()
  const { form, errorAt } = useEditor()
  const date = useWatch({ control: form.control, name: 'date' })
  const [open, setOpen] = useState(false)
  const second = fields.budgetMobilitePilier2 ?? 0
  const left = pillar3(fields.budgetMobilite ?? 0, carCostOf(fields, date), second)
  const pillars = [
    [
      t('fields.budgetMobilitePilier1'),
      fields.budgetMobiliteHasPilier1
        ? nameOf({ description: fields.descriptionVS, translations: fields.translationsVS }) ||
          t('fields.voitureSociete')
        : t('editor.pillarNone'),
    ],
    [
      t('fields.budgetMobilitePilier2'),
      second > 0 ? `${format.euros(second)} ${t('pay.perMonthUnit')}` : t('editor.pillarNone'),
    ],
    [
      t('fields.budgetMobiliteSoldePilier3'),
      fields.budgetMobiliteSoldePilier3
        ? `${format.euros(left)} ${t('pay.perYearUnit')}`
        : t('editor.balanceKept', { amount: format.euros(left) }),
    ],
  ] as const
  const error = errorAt(PILLAR_2)
  return (
    <div className="sm:col-span-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg bg-sunken p-3 text-sm">
        {pillars.map(([name, text]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {error !== null && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {error}
        </p>
      )}
      <Button size="sm" className="mt-2" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {t('editor.configureMobility')}
      </Button>
      {open && <MobilityDialog fields={fields} onClose={() => setOpen(false)} />}
    </div>
  )
}
