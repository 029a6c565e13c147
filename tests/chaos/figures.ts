import type { Figure } from '../bench/figure.ts'
import type { ChaosReport } from './run_chaos.ts'

/**
 * What the README says of a run: how much was broken, how much was at stake, and what came of it.
 *
 * @param promise how many kills R4 asks of such a run: 300 with each queue, none of several machines
 */
export function chaosFigures(report: ChaosReport, promise?: number): Figure[] {
  const { kills, offers, accepted, mails, wrong, sentTwice, waiting, undone, unfinished } = report
  const { sealed, unsealed, takenBack } = report
  return [
    {
      what: '`kill -9` of web, worker, queue, Temporal and PostgreSQL at random points',
      value: kills,
      unit: '',
      ...(promise ? { promise, rule: 'R4' } : {}),
    },
    {
      what: 'offers sent, opened, configured, accepted or retracted meanwhile',
      value: offers,
      unit: '',
    },
    { what: 'of them accepted', value: accepted, unit: '' },
    { what: 'of these signed by both and sealed, each once', value: sealed, unit: '' },
    { what: 'signed by both and not sealed', value: unsealed, unit: '', promise: 0, rule: 'R4' },
    { what: 'mails about them', value: mails, unit: '' },
    {
      what: 'sendings undone before their mail left, nobody written to',
      value: takenBack,
      unit: '',
    },
    {
      what: 'offers in no legal state, or without what was acknowledged',
      value: wrong.length + unfinished.length,
      unit: '',
      promise: 0,
      rule: 'R4',
    },
    {
      what: 'jobs and messages still waiting at the end',
      value: undone,
      unit: '',
      promise: 0,
      rule: 'R4',
    },
    { what: 'mails lost', value: waiting, unit: '', promise: 0, rule: 'R4' },
    {
      what: 'mails that arrived twice, under one message id',
      value: sentTwice.length,
      unit: '',
      promise: 0,
      rule: 'R4',
    },
  ]
}
