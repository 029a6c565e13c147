import { memo, useRef, useState } from 'react'
import { changeOf, type ChangeData, type Totals } from '#modules/scenarios/pure'
import { useEditChange, type Scenario, type ScenarioChange } from '@/api/scenarios'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { NumberInput } from '@/components/ui/number-input'
import { Slider } from '@/components/ui/slider'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import type { Live } from './live/use-live.ts'
import { useChangeWords } from './use-change-words.ts'

/** So long after the last move, and once its figures are there, what was moved is kept. */
const KEEP_MS = 500

interface HeadlineProps {
  scenario: Scenario
  moving: ScenarioChange | null
  live: Pick<Live, 'state' | 'loaded' | 'isMoving'>
  sums: Totals | null
  /** Whether the figures are those of a slider that is moving, and not those kept. */
  isMoved: boolean
  onMove: (data: ChangeData) => void
  onAdd: () => void
}

/** The slider and what follows it: cost of the year, net of all, what the cap keeps. */
export function Headline({ scenario, moving, live, sums, isMoved, onMove, onAdd }: HeadlineProps) {
  const t = useT()
  const format = useFormat()
  const kept = scenario.totals?.sums ?? null
  return (
    <Card
      className="mb-3 grid divide-y divide-line md:grid-cols-3 md:divide-x xl:grid-cols-[minmax(0,1.6fr)_1fr_1fr_1fr] xl:divide-y-0"
      data-live={live.state}
    >
      <div className="p-4 md:col-span-3 xl:col-span-1">
        {moving ? (
          <Mover scenario={scenario} change={moving} onMove={onMove} {...live} />
        ) : (
          <div className="flex flex-col items-start gap-2">
            <p className="text-ink-soft">{t('scenarios.nothingMoves')}</p>
            <Button size="sm" variant="primary" disabled={scenario.isArchived} onClick={onAdd}>
              {t('scenarios.addFirst')}
            </Button>
          </div>
        )}
      </div>
      <Tile
        label={t('scenarios.tileCost', { year: scenario.dateStr.slice(0, 4) })}
        value={sums && format.euros(sums.cost.after, 0)}
        name="cost"
        detail={
          sums &&
          t('scenarios.tileCostDetail', {
            difference: format.difference(sums.cost.after - sums.cost.before),
          })
        }
        kept={
          isMoved && kept
            ? t('scenarios.tileKept', { value: format.euros(kept.cost.after, 0) })
            : null
        }
      />
      <Tile
        label={t('scenarios.tileNet')}
        value={sums && format.difference(sums.net.after - sums.net.before)}
        name="net"
        detail={
          sums?.medianGain !== null && sums
            ? t('scenarios.tileNetDetail', { median: format.difference(sums.medianGain!) })
            : null
        }
        kept={
          isMoved && kept
            ? t('scenarios.tileKept', {
                value: format.difference(kept.net.after - kept.net.before),
              })
            : null
        }
      />
      <Tile
        label={t('scenarios.tileCap')}
        value={sums && format.euros(sums.retenu, 2)}
        name="cap"
        detail={
          sums &&
          (sums.retenuPeople > 0
            ? t('scenarios.tileCapDetail', {
                people: sums.retenuPeople,
                moderation: format.euros(sums.moderation, 2),
              })
            : t('scenarios.tileCapNone'))
        }
        kept={sums && sums.failed > 0 ? t('scenarios.failed', { people: sums.failed }) : null}
      />
    </Card>
  )
}

interface TileProps {
  label: string
  name: string
  value: string | null
  detail: string | null
  kept: string | null
}

function Tile({ label, name, value, detail, kept }: TileProps) {
  return (
    <div className="min-w-0 p-4">
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="text-xl font-semibold tabular-nums" data-figure={name}>
        {value ?? '–'}
      </p>
      {detail && <p className="text-xs text-ink-soft tabular-nums">{detail}</p>}
      {kept && <p className="text-xs text-ink-soft tabular-nums">{kept}</p>}
    </div>
  )
}

type MoverProps = Pick<HeadlineProps, 'scenario' | 'onMove'> &
  HeadlineProps['live'] & { change: ScenarioChange }

/** The figure of one change on a line: it answers while it moves, and is kept once it rests. */
const Mover = memo(function Mover({
  scenario,
  change,
  state,
  loaded,
  isMoving,
  onMove,
}: MoverProps) {
  const t = useT()
  const format = useFormat()
  const words = useChangeWords()
  const toastError = useToastError()
  const edit = useEditChange()
  const definition = changeOf(change.type)
  const data = change.data as Record<string, unknown>
  const name = definition.slider?.field
  const field = name ? definition.fields[name]! : undefined
  const keptValue = name ? (data[name] as number) : 0
  const [value, setValue] = useState(keptValue)
  const [seen, setSeen] = useState(keptValue)
  const [sent, setSent] = useState<number | null>(null)
  const [isResting, setResting] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another person, or an undo, put another figure there. What was kept of one's own moves comes back after later ones.
  if (seen !== keptValue) {
    setSeen(keptValue)
    if (isResting && !edit.isPending && keptValue !== sent) setValue(keptValue)
  }
  if (!name || !field || typeof data[name] !== 'number')
    return (
      <>
        <h2 className="font-semibold">{words(change)}</h2>
        <p className="text-sm text-ink-soft">{t('scenarios.notOnSlider')}</p>
      </>
    )
  const { slider } = definition
  const written = (each: number) =>
    field.kind === 'percent'
      ? format.percent(each / 100, 4)
      : field.kind === 'amount'
        ? format.euros(each, 0)
        : format.amount(each, 1)
  const dataOf = (next: number): ChangeData => {
    const { content, ...told } = data
    return { ...told, [name]: next }
  }
  const move = (next: number) => {
    setValue(next)
    setResting(false)
    onMove({ ...dataOf(next), ...(data.content ? { content: data.content as never } : {}) })
  }
  const keep = (next: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The server would compute all of it beside the page, and both would be late.
      if (isMoving()) return keep(next)
      setResting(true)
      if (next === keptValue && !edit.isPending) return
      setSent(next)
      edit.mutate(
        { id: scenario.id, changeId: change.id, data: dataOf(next) as never },
        { onError: toastError }
      )
    }, KEEP_MS)
  }
  const min = Math.min(slider!.min, keptValue)
  const max = Math.max(slider!.max, keptValue)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{t(`scenarios.changes.name.${change.type}`)}</h2>
          <p className="text-xs text-ink-soft">
            {t('scenarios.keptAt', { value: written(keptValue) })}
          </p>
        </div>
        <NumberInput
          className="w-28"
          aria-label={t(`scenarios.changes.field.${name}`)}
          min={field.min}
          max={field.max}
          step={slider!.step}
          disabled={scenario.isArchived}
          value={value}
          onValueChange={(next) => {
            if (next === null || next < (field.min ?? 0) || next > (field.max ?? Infinity)) return
            move(next)
            keep(next)
          }}
        />
      </div>
      <Slider
        className="mt-3"
        label={t(`scenarios.changes.name.${change.type}`)}
        valueText={written(value)}
        min={min}
        max={max}
        step={slider!.step}
        disabled={scenario.isArchived}
        value={value}
        onValueChange={move}
        onValueCommit={keep}
      />
      <div className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums" aria-hidden>
        <span>{written(min)}</span>
        <span>{written((min + max) / 2)}</span>
        <span>{written(max)}</span>
      </div>
      {state === 'loading' && (
        <p role="status" className="mt-1 text-xs text-ink-soft">
          {t('scenarios.loading', { loaded, people: scenario.people })}
        </p>
      )}
      {state === 'off' && <p className="mt-1 text-xs text-ink-soft">{t('scenarios.onServer')}</p>}
    </>
  )
})
