import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { missingChoices, withoutFreeChoices } from '#modules/compute/pure'
import { ApiProblem } from '@/api/problem'
import { leanOutcomeOf, type Outcome } from '../engine.ts'
import { minimumGross, type Fields, type OfferSource } from '../offer.ts'
import { balanceOf } from './budget-choices.ts'
import { isChosen, isOffered, type Changes } from './choices.ts'

/** A slider stands still for so long before its place is kept. */
const PAUSE_MS = 600

export type Saving = 'saved' | 'waiting' | 'saving' | 'refused' | 'stale'

export interface Configurator {
  fields: Fields
  change: (changes: Changes) => void
  /** What the choices give, from this browser's engine; the last figures while something is refused. */
  figures: Figures
  /** The same with nothing chosen. */
  base: Figures
  /** Why there are no figures for what is on screen. */
  refused: boolean
  /** Below the least gross pay the employer gives. */
  tooLow: boolean
  minimum: number | null
  /** Keys of what still has to be chosen. */
  missing: readonly string[]
  saving: Saving
  error: Error | null
  /** Keeps what is on screen at once; whether the server has it. */
  flush: () => Promise<boolean>
  /** After another's change: mine over theirs, or theirs. */
  keepMine: () => Promise<boolean>
  takeTheirs: () => Promise<void>
}

export type Figures = Extract<Outcome, { ok: true }>['compute']

/** The choices on screen: computed while a slider moves, kept once it stands still. */
export function useConfigurator(source: OfferSource): Configurator {
  const { offer } = source
  const [fields, setFields] = useState(offer.package)
  const save = useSaving(source, fields)

  const outcome = useMemo(() => leanOutcomeOf(offer, fields), [offer, fields])
  const base = useMemo(() => leanOutcomeOf(offer, withoutFreeChoices(offer.package)), [offer])
  const missing = useMemo(() => missingChoices(fields), [fields])
  const last = useRef<Figures | null>(null)
  if (outcome.ok) last.current = outcome.compute
  const minimum = minimumGross(fields)
  const figures = last.current ?? (offer.compute as Figures)
  const baseFigures = base.ok ? base.compute : (offer.baseCompute as Figures)
  const gross = figures.remuneration.remunerationMensuelle.salaireBrut

  const change = useCallback(
    (changes: Changes) => {
      setFields((before) => ({ ...before, ...changes }) as Fields)
      save.later()
    },
    [save.later]
  )
  // A budget that was proposed without its balance: by law the candidate has it.
  useEffect(() => {
    const balance = balanceOf(offer.package, offer.date)
    const owed = balance.budgetMobiliteSoldePilier3 && !offer.package.budgetMobiliteSoldePilier3
    const has =
      isOffered(offer.package, 'budgetMobilite') && isChosen(offer.package, 'budgetMobilite')
    if (has && owed) change(balance)
  }, [])

  return {
    fields,
    figures,
    base: baseFigures,
    refused: !outcome.ok,
    // What costs more than the whole package leaves no gross pay at all.
    tooLow: outcome.ok
      ? minimum !== null && gross < minimum
      : outcome.errors.some(({ code, path }) => code === 'unreachable' && path === 'package'),
    minimum,
    missing: outcome.ok ? missing : [],
    change,
    saving: save.state,
    error: save.error,
    flush: save.now,
    keepMine: async () => {
      await source.reload()
      return save.now()
    },
    takeTheirs: async () => {
      const theirs = await source.reload()
      save.forget()
      setFields(theirs.package)
    },
  }
}

/** One save at a time; what changed meanwhile follows it. */
function useSaving(source: OfferSource, fields: Fields) {
  const [state, setState] = useState<Saving>('saved')
  const [error, setError] = useState<Error | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean> | null>(null)
  const latest = useRef({ source, fields, dirty: false })
  latest.current.source = source
  latest.current.fields = fields

  const now = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (running.current) await running.current
    if (!latest.current.dirty) return true
    latest.current.dirty = false
    setState('saving')
    setError(null)
    running.current = latest.current.source.saveChoices(latest.current.fields).then(
      () => {
        setState((before) => (before === 'saving' ? 'saved' : before))
        return true
      },
      (failure: Error) => {
        latest.current.dirty = true
        const stale = failure instanceof ApiProblem && failure.code === 'E_STALE_VERSION'
        setState(stale ? 'stale' : 'refused')
        setError(stale ? null : failure)
        return false
      }
    )
    const done = await running.current
    running.current = null
    return done
  }, [])

  const later = useCallback(() => {
    latest.current.dirty = true
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void now(), PAUSE_MS)
  }, [now])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    latest.current.dirty = false
    setState('saved')
    setError(null)
  }, [])

  // On leaving the screen, what was chosen is kept.
  useEffect(() => () => void now(), [now])

  return { state, error, later, now, forget }
}
