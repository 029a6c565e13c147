import { cpus } from 'node:os'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import { publicodesPerSecond } from './publicodes.ts'

/*
 * What the engine does on one core: `node --import=@poppinss/ts-exec tests/bench/engine.ts [--json]`.
 * Each figure is the best of several runs, because the machines are shared; --json adds nothing to
 * the output but the figures.
 */

interface Figure {
  name: string
  perSecond: number
  promise: number
}

const DATES = ['2026-01-15', '2026-03-02', '2026-04-09', '2026-07-01', '2026-09-01']
const RUNS = 5

const figures = [
  measured('full package, no explanation', 200_000, 300_000, (request) => request),
  measured('full package with explanation', 30_000, 40_000, (request) => ({
    ...request,
    explain: true,
  })),
  measured('net -> gross, to the cent', 10_000, 20_000, (request, i) => ({
    ...request,
    solve: { target: 'salaireNet', amount: 1800 + i },
  })),
  measured('employer cost -> gross, to the cent', 10_000, 20_000, (request, i) => ({
    ...request,
    solve: { target: 'coutEmployeurAnnuel', amount: 40_000 + 30 * i },
  })),
]

const publicodes = publicodesPerSecond(RUNS)
const ratio = Math.round(figures[0].perSecond / publicodes)

if (process.argv.includes('--json')) {
  const machine = { cpu: cpus()[0].model, node: process.version }
  process.stdout.write(`${JSON.stringify({ machine, figures, publicodes, ratio }, null, 2)}\n`)
} else {
  for (const figure of figures) process.stdout.write(`${row(figure)}\n`)
  process.stdout.write(`publicodes with modele-social ${publicodes.toFixed(1)}/s, 1 : ${ratio}\n`)
}

/** Computes prepared requests in turn and keeps the best rate. */
function measured(
  name: string,
  promise: number,
  count: number,
  variant: (request: ComputeRequest, i: number) => ComputeRequest
): Figure {
  const given = Array.from({ length: 1000 }, (_, i) => variant(packageOf(i), i))
  let perSecond = 0
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    for (let i = 0; i < count; i++) {
      if (!compute(given[i % given.length]).ok) throw new Error(`refused: ${name}`)
    }
    perSecond = Math.max(perSecond, Math.round((count * 1000) / (performance.now() - start)))
  }
  return { name, perSecond, promise }
}

/** One of a thousand packages: five law sets, couples and singles, full and part time. */
function packageOf(i: number): ComputeRequest {
  return {
    id: i,
    date: DATES[i % DATES.length],
    company: { effectif: i % 40, assuranceLoiTaux: 0.005 },
    worker: {
      etatCivil: i % 2 ? 'marie' : 'celibataire',
      conjointTravaille: i % 3 === 0,
      enfantsACharge: i % 4,
      enfantsHandicapes: 0,
    },
    package: {
      packageType: 'FIX',
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      salaireBrut: 2000 + ((i * 7) % 4000),
      regimeNumerateur: i % 5 === 0 ? 19 : 38,
      regimeDenominateur: 38,
    },
  }
}

function row({ name, perSecond, promise }: Figure): string {
  const rate = perSecond.toLocaleString('en').padStart(10)
  const kept = perSecond >= promise ? 'kept' : 'NOT KEPT'
  return `${name.padEnd(38)}${rate}/s   promised ${promise.toLocaleString('en').padStart(8)}/s   ${kept}`
}
