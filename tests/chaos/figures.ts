import type { Figure } from '../bench/figure.ts'
import type { Measured } from '../bench/readme_figures.ts'
import type { ChaosReport } from './run_chaos.ts'

const COMMAND = '`npm run chaos`'

/** What the README says of a run: how much was broken, how much was at stake, and what came of it. */
export function chaosFigures(report: ChaosReport): Figure[] {
  const { kills, offers, accepted, mails, wrong, sentTwice, waiting, unfinished } = report
  return [
    {
      what: `\`kill -9\` of web, worker, queue, Temporal and PostgreSQL at random points (${COMMAND})`,
      value: kills,
      unit: '',
      promise: 200,
    },
    {
      what: `offers sent, opened, configured, accepted or retracted meanwhile (${COMMAND})`,
      value: offers,
      unit: '',
    },
    { what: `of them accepted (${COMMAND})`, value: accepted, unit: '' },
    { what: `mails about them (${COMMAND})`, value: mails, unit: '' },
    {
      what: `offers in no legal state, or without what was acknowledged (${COMMAND})`,
      value: wrong.length + unfinished.length,
      unit: '',
      promise: 0,
    },
    { what: `mails lost (${COMMAND})`, value: waiting, unit: '', promise: 0 },
    {
      what: `mails that arrived twice, under one message id (${COMMAND})`,
      value: sentTwice.length,
      unit: '',
      promise: 0,
    },
  ]
}

/** The measured figures with those of the chaos run in the place of an earlier run's; the benches leave them alone. */
export function withChaos(measured: Measured, figures: Figure[]): Measured {
  return { ...measured, figures: [...withoutChaos(measured.figures), ...figures] }
}

export function withoutChaos(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ what }) => !what.includes(COMMAND))
}

/** Those of a chaos run alone. */
export function onlyChaos(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ what }) => what.includes(COMMAND))
}
