import { useId, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ExternalLink } from 'lucide-react'
import { useBenefitSettings } from '@/api/benefit-settings'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { pageConfig } from '@/lib/config'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useLocale, useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import type { DraftFields } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { EntryTable } from './entry-table.tsx'
import { isOption, optionIn } from '#modules/compute/pure'
import { LISTS, written, type Entry } from './lists.ts'
import { carCost, carCostOf, carsWithin, isPaidOut, pillar2Max, pillar3 } from '@/lib/pay/mobility'
import { EmittingCars } from '@/components/pay/emitting-cars'
import { useAtnsOf } from './use-car-atns.ts'

/** The federal pages on the mobility budget. */
const INFORMATION = {
  fr: 'https://lebudgetmobilite.be/fr',
  nl: 'https://mobiliteitsbudget.be/nl',
  en: 'https://lebudgetmobilite.be/en',
} as const

const NONE: readonly Entry[] = []
const CAR = 'voitureSociete'

interface MobilityDialogProps {
  fields: DraftFields
  onClose: () => void
}

/** What the mobility budget is used for: an eco-friendly car, rent or mortgage, the balance in money. */
export function MobilityDialog({ fields, onClose }: MobilityDialogProps) {
  const t = useT()
  const nameOf = useNameOf()
  const format = useFormat()
  const { form, patch } = useEditor()
  const date = useWatch({ control: form.control, name: 'date' })
  const policy = useBenefitSettings().data?.piliers
  // What the package has already can always be taken away.
  const isClosed = (pillar: number, checked: boolean) =>
    policy !== undefined && !policy.some((each) => each === pillar) && !checked
  const budget = fields.budgetMobilite ?? 0
  const selectable = fields.canBudgetMobilitePilier1 === true && fields.packageType === 'FLEX'
  const [hasCar, setHasCar] = useState(fields.budgetMobiliteHasPilier1 === true)
  const [car, setCar] = useState<Entry | null>(() => carOfPackage(fields))
  const [hasSecond, setHasSecond] = useState((fields.budgetMobilitePilier2 ?? 0) > 0)
  const [second, setSecond] = useState<number | null>(fields.budgetMobilitePilier2 || null)
  const [tried, setTried] = useState(false)
  const unreadable = useUnreadable(second)
  // A car of the list is a new one; that of a fixed package has its own dates.
  const chosen = selectable && car ? carCost(car, fields, date) : carCostOf(fields, date)
  const cost = hasCar ? chosen : 0
  const max = pillar2Max(budget, cost)
  const amount = hasSecond ? (second ?? 0) : 0
  const paid = isPaidOut(budget, cost, amount)

  const secondError = !hasSecond
    ? null
    : second === null
      ? tried
        ? t('new-package.amountRequired')
        : null
      : second < 0 || second > max
        ? t('editor.pillar2Range', { max: format.euros(max) })
        : null
  const carError = hasCar && car === null && tried ? t('editor.pillar1Choose') : null

  function save() {
    setTried(true)
    if ((hasSecond && second === null) || secondError !== null || (hasCar && car === null)) return
    patch({
      budgetMobiliteHasPilier1: hasCar,
      ...(selectable && hasCar && car ? written(CAR, car) : {}),
      budgetMobilitePilier2: amount,
      budgetMobiliteSoldePilier3: paid,
    })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.mobilityTitle')}
      description={t('editor.mobilityTotal', { amount: format.euros(budget) })}
      className="max-w-[600px] sm:w-[80vw]"
    >
      <div className="flex flex-col divide-y divide-line border-y border-line">
        <Pillar
          title={t('editor.pillar1')}
          text={t('editor.pillar1Text')}
          checked={hasCar}
          disabled={!selectable || isClosed(1, hasCar)}
          closed={selectable && isClosed(1, hasCar)}
          onChange={setHasCar}
        >
          {!selectable && hasCar && (
            <p className="text-sm">
              {nameOf({ description: fields.descriptionVS, translations: fields.translationsVS }) ||
                t('fields.voitureSociete')}
            </p>
          )}
          {selectable && hasCar && <Cars fields={fields} date={date} car={car} onChoose={setCar} />}
          {carError && (
            <p role="alert" className="text-xs text-danger">
              {carError}
            </p>
          )}
        </Pillar>
        <Pillar
          title={t('editor.pillar2')}
          text={t('editor.pillar2Text')}
          checked={hasSecond}
          disabled={isClosed(2, hasSecond)}
          closed={isClosed(2, hasSecond)}
          onChange={setHasSecond}
        >
          {hasSecond && (
            <Field
              label={t('editor.pillar2Amount')}
              hint={t('editor.pillar2Max', { max: format.euros(max) })}
              error={unreadable.sentence ?? secondError}
            >
              {(control) => (
                <div className="flex items-center gap-2">
                  <MoneyInput
                    {...control}
                    className="w-32"
                    value={second}
                    onUnreadable={unreadable.onUnreadable}
                    onValueChange={setSecond}
                  />
                  <span className="text-sm text-ink-soft">{t('pay.eurPerMonth')}</span>
                </div>
              )}
            </Field>
          )}
        </Pillar>
        <Pillar
          title={t('editor.pillar3')}
          text={`${t('editor.pillar3Text')} ${t('editor.pillar3Law')}`}
          checked={paid}
          disabled
          closed={false}
        >
          <p className="text-sm">
            {t('editor.pillar3Balance', { amount: format.euros(pillar3(budget, cost, amount)) })}
          </p>
        </Pillar>
      </div>
      <Links />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" onClick={save}>
          {t('editor.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Pillar({
  title,
  text,
  checked,
  disabled,
  closed,
  onChange,
  children,
}: {
  title: string
  text: string
  checked: boolean
  disabled?: boolean
  /** The company's policy does not have this pillar. */
  closed: boolean
  /** Absent where there is no choice. */
  onChange?: (checked: boolean) => void
  children: ReactNode
}) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-label`} className="flex gap-3 py-4">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 accent-accent"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
            {title}
          </label>
          <p id={`${id}-text`} className="text-xs text-ink-soft">
            {text}
            {closed && ` ${t('editor.pillarClosed')}`}
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

/** The cars that fit the budget, with what each adds to taxable pay. */
function Cars({
  fields,
  date,
  car,
  onChoose,
}: {
  fields: DraftFields
  date: string
  car: Entry | null
  onChoose: (car: Entry) => void
}) {
  const t = useT()
  const nameOf = useNameOf()
  const cars = (fields.voitureSocieteOptions as readonly Entry[] | null | undefined) ?? NONE
  const atns = useAtnsOf(cars, date)
  const { cars: fitting, emitting } = carsWithin(cars, fields, date)
  const rows = fitting.map((entry) => {
    const at = cars.indexOf(entry)
    return { entry, at, atn: atns[at] }
  })
  return (
    <>
      {rows.length === 0 ? (
        <p className="rounded-lg bg-sunken p-3 text-sm text-ink-soft">{t('editor.noCarFits')}</p>
      ) : (
        <EntryTable
          caption={t('editor.pillar1')}
          columns={LISTS.voitureSocieteOptions.columns.filter(({ key }) => key !== 'tcoMensuel')}
          rows={rows}
          atn
          choice="one"
          isChosen={({ entry }) => car !== null && isOption(CAR, entry, written(CAR, car))}
          onChoose={({ entry }) => onChoose(entry)}
        />
      )}
      <EmittingCars
        emitting={
          emitting && {
            ...emitting,
            cars: emitting.cars.map((each) => ({ description: nameOf(each) })),
          }
        }
      />
    </>
  )
}

function Links() {
  const t = useT()
  const locale = useLocale()
  const video = pageConfig().mobilityVideoUrl?.replace('{language}', locale)
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <Outside href={INFORMATION[locale]}>{t('editor.mobilityMore')}</Outside>
      {video && <Outside href={video}>{t('editor.mobilityVideo')}</Outside>}
    </p>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  const t = useT()
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-accent underline-offset-4 hover:underline"
    >
      {children}
      <ExternalLink className="size-3.5" aria-hidden />
      <span className="sr-only">{t('pay.opensInTab')}</span>
    </a>
  )
}

/** The car of the first pillar as the package describes it; null where none is chosen. */
function carOfPackage(fields: DraftFields): Entry | null {
  return fields.budgetMobiliteHasPilier1 === true ? optionIn(CAR, fields) : null
}
