import { useMemo, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { withoutFreeChoices } from '#modules/compute/pure'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { YEAR_PARTS, yearParts } from '@/lib/pay/year-parts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { CHOICES, chosenOption, isChosen, isOffered } from './configure/choices.ts'
import { IMPACT_ROWS } from './configure/impact.tsx'
import type { Configurator } from './configure/use-configurator.ts'
import { outcomeOf } from './engine.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { Choice, Fields, Kept, OfferSource } from './offer.ts'
import { keptOf } from './with-kept.ts'
import { shareOfWorker, Strip } from './year-picture.tsx'

const MOST_KEPT = 3
const LONGEST_NAME = 80

interface CompareProps {
  source: OfferSource
  configurator: Configurator
  onClose: () => void
}

/** What is on screen now beside what was kept: two columns, the strips on one scale, what differs, and no winner. */
export default function Compare({ source, configurator, onClose }: CompareProps) {
  const t = useT()
  const { offer } = source
  const kept = useMemo(() => keptOf(offer), [offer])
  const [name, setName] = useState(() => nameOf(configurator.fields, t))
  const [at, setAt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const other: Kept = kept[at] ?? {
    name: t('candidate.base'),
    package: withoutFreeChoices(offer.package),
  }

  async function keep(next: readonly Kept[]) {
    setBusy(true)
    setError(null)
    try {
      await source.keep(next)
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('choices.compareTitle')}
      description={t('choices.compareText')}
      className="max-w-2xl"
    >
      <div className="flex flex-col gap-5">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void keep([...kept, { name: name.trim(), package: configurator.fields }])
          }}
        >
          <Field label={t('choices.keepAs')} className="grow">
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={LONGEST_NAME}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            busy={busy}
            disabled={name.trim() === '' || kept.length >= MOST_KEPT}
          >
            {t('choices.keepIt')}
          </Button>
        </form>
        {kept.length >= MOST_KEPT && (
          <p className="text-sm text-ink-soft">{t('choices.keptMost', { count: MOST_KEPT })}</p>
        )}
        {error !== null && <FailureNotice error={error} />}
        {kept.length > 0 && (
          <ul aria-label={t('choices.kept')} className="divide-y divide-line">
            {kept.map((each, nth) => (
              <li key={nth} className="flex min-h-11 items-center gap-2">
                <label className="flex min-w-0 grow items-center gap-3">
                  <input
                    type="radio"
                    name="kept"
                    checked={nth === at}
                    onChange={() => setAt(nth)}
                  />
                  <span className="truncate">{each.name}</span>
                </label>
                <Button
                  size="icon"
                  variant="ghost"
                  aria-label={t('choices.remove', { name: each.name })}
                  onClick={() => {
                    setAt(0)
                    void keep(kept.filter((_, place) => place !== nth))
                  }}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Columns
          offer={offer}
          now={{ name: t('candidate.withChoices'), package: configurator.fields }}
          other={other}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('choices.keepThese')}</Button>
        {kept[at] && (
          <Button
            onClick={() => {
              configurator.change(other.package)
              onClose()
            }}
          >
            {t('choices.chooseOther', { name: other.name })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Columns({ offer, now, other }: { offer: OfferSource['offer']; now: Kept; other: Kept }) {
  const t = useT()
  const format = useFormat()
  const both = [now, other]
  const outcomes = useMemo(
    () => both.map(({ package: fields }) => outcomeOf(offer, fields)),
    [offer, now.package, other.package]
  )
  const figures = outcomes.map((outcome) => (outcome.ok ? outcome.compute : null))
  const parts = figures.map((each) => each && yearParts(each))
  const choices = CHOICES.filter(
    (choice) =>
      isOffered(now.package, choice) && both.some(({ package: fields }) => isChosen(fields, choice))
  )
  return (
    <>
      <div className="flex flex-col gap-3">
        {both.map(
          ({ name }, nth) =>
            parts[nth] && (
              <div key={nth}>
                <p className="mb-1 flex justify-between gap-3 text-sm">
                  <span className="truncate font-medium">{name}</span>
                  <span className="shrink-0 text-ink-soft">
                    {t('choices.yearShareShort', { share: shareOfWorker(parts[nth]) })}
                  </span>
                </p>
                <Strip parts={parts[nth]} className="h-6" />
              </div>
            )
        )}
        <p className="sr-only">
          {YEAR_PARTS.map((part) => t(`candidate.year_${part}`)).join(', ')}
        </p>
      </div>
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{t('choices.compareTitle')}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col">
              <span className="sr-only">{t('candidate.figure')}</span>
            </th>
            {both.map(({ name }, nth) => (
              <th key={nth} scope="col" className="py-2 pl-2 font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {IMPACT_ROWS.map(({ key, unit, read }) => (
            <tr key={key}>
              <th scope="row" className="py-2 text-left align-top font-normal text-ink-soft">
                {t(`candidate.figure_${key}`)}
                <span className="block text-xs">{t(`candidate.${unit}`)}</span>
              </th>
              {figures.map((each, nth) => (
                <td key={nth} className="py-2 pl-2 align-top tabular-nums">
                  {each ? format.euros(read(each), 0) : t('choices.notPossible')}
                </td>
              ))}
            </tr>
          ))}
          {choices.map((choice) => (
            <tr key={choice}>
              <th scope="row" className="py-2 text-left align-top font-normal text-ink-soft">
                {t(`fields.${choice}`)}
              </th>
              {both.map(({ package: fields }, nth) => (
                <td key={nth} className="py-2 pl-2 align-top wrap-anywhere">
                  {isChosen(fields, choice) ? whatOf(fields, choice, t) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type Say = ReturnType<typeof useT>

/** Which one of a list, how many days, or simply yes. */
function whatOf(fields: Fields, choice: Choice, t: Say): string {
  if (choice === 'joursConge') return t('choices.days', { count: fields.joursConge ?? 0 })
  const list = (fields as Record<string, unknown>)[`${choice}Options`]
  const option =
    Array.isArray(list) && choice !== 'extensionAssurance'
      ? chosenOption(fields, choice as Parameters<typeof chosenOption>[1])
      : undefined
  return option?.description ?? t('common.yes')
}

/** What a configuration is called until its owner calls it otherwise: after what weighs most in it. */
function nameOf(fields: Fields, t: Say): string {
  const first = CHOICES.find((choice) => isOffered(fields, choice) && isChosen(fields, choice))
  return first ? [t(`fields.${first}`), optionName(fields, first)].filter(Boolean).join(' · ') : ''
}

function optionName(fields: Fields, choice: Choice): string | undefined {
  const list = (fields as Record<string, unknown>)[`${choice}Options`]
  return Array.isArray(list) && choice !== 'extensionAssurance'
    ? chosenOption(fields, choice as Parameters<typeof chosenOption>[1])?.description
    : undefined
}
