import { memo, useMemo, useRef, useState } from 'react'
import { Command } from 'cmdk'
import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { ComputeRequest } from '#modules/compute/pure'
import { useBenefitPacks } from '@/api/benefit-packs'
import { useBenefits } from '@/api/benefits'
import { useBenefitSettings } from '@/api/benefit-settings'
import { Button } from '@/components/ui/button'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { matches } from '@/lib/matches'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { additionsTo, effectOf, packAdditions, type Addition, type Effect } from './additions.ts'
import { useEditor } from './editor-context.tsx'
import type { Benefit } from './fields.ts'
import { useFigures } from './figures-context.tsx'
import { useSections } from './sections-context.ts'

/** More than fit under a field are found by typing on. */
const MOST_SHOWN = 8
const NONE = [] as const

/**
 * Adds a benefit by its name: type a part of it, take it with Enter, type the next one. Each says what it changes before
 * it is taken.
 */
export const AddBenefit = memo(function AddBenefit({ request }: { request: ComputeRequest }) {
  const t = useT()
  const nameOf = useNameOf()
  const { form, patch } = useEditor()
  const { gross } = useFigures()
  const fields = useWatch({ control: form.control, name: 'package' })
  const dirigeant = useWatch({ control: form.control, name: 'worker.dirigeant' }) === true
  const offered = useBenefitSettings().data?.shown
  const catalogue = useBenefits().data ?? NONE
  const packs = useBenefitPacks().data ?? NONE
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState<{ name: string; benefit?: Benefit } | null>(null)
  const { goTo } = useSections()
  const [marked, setMarked] = useState('')
  const box = useRef<HTMLDivElement>(null)

  const additions = useMemo(
    () =>
      open
        ? [
            ...packAdditions(packs, fields, dirigeant),
            ...additionsTo(fields, dirigeant, offered, catalogue),
          ]
        : NONE,
    [open, packs, fields, dirigeant, offered, catalogue]
  )
  const found = useMemo(() => {
    const named = additions.map((addition) => ({ addition, name: nameIn(addition, t, nameOf) }))
    const fitting = named.filter(({ addition, name }) =>
      matches(`${name} ${groupOf(addition, t)}`, typed)
    )
    // Without a word typed the list is that of benefits, not of a fleet of five hundred cars.
    return typed.trim() === '' ? fitting.filter(({ addition }) => !addition.entry) : fitting
  }, [additions, typed, t, nameOf])
  const shown = found.slice(0, MOST_SHOWN)
  // Who types and presses Enter at once means what fits best with what was typed, also before the list says so.
  const keys = shown.map(({ addition }) => addition.key)
  const value = keys.includes(marked) ? marked : (keys[0] ?? '')

  function take({ changes, benefit }: Addition, name: string) {
    patch(changes)
    setTyped('')
    setOpen(false)
    setAdded({ name, benefit })
  }

  return (
    <div>
      <Command
        ref={box}
        shouldFilter={false}
        value={value}
        onValueChange={setMarked}
        label={t('editor.addBenefit')}
        className="relative"
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <Plus
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Command.Input
          asChild
          aria-describedby="add-benefit-how"
          placeholder={t('editor.addBenefitPlaceholder')}
          className={cn(inputClasses, 'h-11 pl-9')}
          value={typed}
          onValueChange={(next) => {
            setTyped(next)
            setMarked('')
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
        >
          {/* The library says that its list is always open. */}
          <input aria-expanded={open} />
        </Command.Input>
        <span id="add-benefit-how" className="sr-only">
          {t('editor.addBenefitHow')}
        </span>
        {open && (
          <div
            ref={intoSight}
            className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md border border-line bg-surface shadow-lg shadow-ink/5"
          >
            <Command.List className="max-h-96 overflow-y-auto p-1">
              <Command.Empty className="p-2 text-sm text-ink-soft">
                {t('editor.noBenefitFound')}
              </Command.Empty>
              {shown.map(({ addition, name }) => (
                <Command.Item
                  key={addition.key}
                  value={addition.key}
                  onMouseDown={(event) => event.preventDefault()}
                  onSelect={() => take(addition, name)}
                  className="flex min-h-11 cursor-default items-center justify-between gap-3 rounded-sm px-2 py-1 text-sm select-none data-[selected=true]:bg-sunken"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="block truncate text-xs text-ink-soft">
                      {groupOf(addition, t)}
                    </span>
                  </span>
                  <EffectOf addition={addition} request={request} gross={gross} />
                </Command.Item>
              ))}
            </Command.List>
            <p className="border-t border-line px-3 py-2 text-xs text-ink-soft">
              {t('editor.atConstantGross')}{' '}
              {found.length > MOST_SHOWN &&
                t('editor.moreBenefits', { count: found.length - MOST_SHOWN })}
            </p>
          </div>
        )}
      </Command>
      <div
        className={cn('flex flex-wrap items-center gap-x-3 text-sm text-ink-soft', added && 'mt-2')}
      >
        <span role="status">{added && t('editor.addedBenefit', { name: added.name })}</span>
        {added?.benefit && (
          <Button variant="link" size="bare" onClick={() => goTo(added.benefit!.section)}>
            {t('editor.adjust')}
            <span className="sr-only"> {added.name}</span>
          </Button>
        )}
      </div>
    </div>
  )
})

/** Where the list would open under the edge of the window, its field goes to the top: both are seen. */
function intoSight(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().bottom > window.innerHeight)
    list.parentElement?.scrollIntoView({ block: 'start' })
}

/** What it belongs to: the benefit of a thing of the catalogue, the section of a benefit. */
function groupOf({ benefit, entry }: Addition, t: ReturnType<typeof useT>): string {
  if (!benefit) return t('editor.pack')
  return entry ? t(`fields.${benefit.name}`) : t(`editor.section_${benefit.section}`)
}

function nameIn(
  { benefit, entry, pack }: Addition,
  t: ReturnType<typeof useT>,
  nameOf: ReturnType<typeof useNameOf>
): string {
  if (pack !== undefined) return pack
  return entry ? nameOf(entry) || t('editor.unnamed') : t(`fields.${benefit!.name}`)
}

function EffectOf({
  addition,
  request,
  gross,
}: {
  addition: Addition
  request: ComputeRequest
  gross: number
}) {
  const effect = useMemo(
    () => effectOf(request, gross, addition.changes),
    [request, gross, addition]
  )
  return effect && <EffectLines effect={effect} />
}

/** What the worker gets a month and the employer pays a year. */
function EffectLines({ effect: { net, cost } }: { effect: Effect }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className="shrink-0 text-right text-xs text-ink-soft tabular-nums">
      <span className="block text-ink">
        {t('editor.effectNet', { amount: signed(net, format) })}
      </span>
      <span className="block">{t('editor.effectCost', { amount: signed(cost, format) })}</span>
    </span>
  )
}

function signed(amount: number, format: ReturnType<typeof useFormat>): string {
  return Math.abs(amount) < 0.5 ? format.euros(0, 0) : format.difference(amount)
}
