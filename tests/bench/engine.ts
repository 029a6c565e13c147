import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ComputeRequest } from '#modules/compute/pure'
import { inOneFile } from '../../bin/engine/one_file.ts'
import { publicodesPerSecond } from './publicodes.ts'

/*
 * What the engine does on one core: `node --import=@poppinss/ts-exec tests/bench/engine.ts [--json]`. It is measured in one
 * file, as the build and the browsers have it.
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
const BENEFITS = {
  hasVoitureSociete: true,
  energieVS: 'ELECTRIQUE',
  co2VS: 0,
  valeurVS: 45_000,
  tcoMensuelVS: 850,
  hasChequeRepas: true,
  chequeRepas: 8,
  hasBonusAnnuel: true,
  bonusAnnuel: 2500,
  hasAssuranceHospitalisation: true,
  assuranceHospitalisation: 300,
  hasTeletravail: true,
  teletravail: 100,
  hasTelephone: true,
  telephone: 20,
} as const

const {
  compute,
  computeEmployer,
  computeMonth,
  computeYear,
  figuresOf,
  Reading,
  readRequest,
  Sheet,
} = await engineInOneFile()

const figures = [
  measured('full package, no explanation', 200_000, 300_000, (request) => request),
  measured(
    'package with car, vouchers, bonus, insurance and expenses',
    200_000,
    100_000,
    (request) => ({
      ...request,
      package: { ...request.package, ...BENEFITS },
    })
  ),
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

const parts = partsOf(packageOf(7))
const publicodes = publicodesPerSecond(RUNS)
const ratio = Math.round(figures[0].perSecond / publicodes)

if (process.argv.includes('--json')) {
  const machine = { cpu: cpus()[0].model, node: process.version }
  process.stdout.write(
    `${JSON.stringify({ machine, figures, parts, publicodes, ratio }, null, 2)}\n`
  )
} else {
  for (const figure of figures) process.stdout.write(`${row(figure)}\n`)
  for (const [part, time] of Object.entries(parts)) {
    process.stdout.write(`${part.padEnd(38)}${String(time).padStart(10)} ns\n`)
  }
  process.stdout.write(`publicodes with modele-social ${publicodes.toFixed(1)}/s, 1 : ${ratio}\n`)
}

async function engineInOneFile(): Promise<typeof import('./engine_parts.ts')> {
  const folder = mkdtempSync(join(tmpdir(), 'barema-engine-'))
  try {
    const file = join(folder, 'engine.mjs')
    await inOneFile(fileURLToPath(new URL('engine_parts.ts', import.meta.url)), file)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
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

/** Where the time of one package goes, in nanoseconds: reading and checking, the rules, the answer. */
function partsOf(request: ComputeRequest): Record<string, number> {
  const sheet = new Sheet()
  const read = () => readRequest(request, sheet, new Reading())!
  const { law } = read().lawSet
  return {
    'reading and checking the request': nanoseconds(read),
    'the rules of month, year and employer': nanoseconds(() => {
      computeMonth(sheet, law)
      computeYear(sheet, law)
      computeEmployer(sheet, law)
    }),
    'the answer in euros': nanoseconds(() => figuresOf(sheet, undefined)),
  }
}

function nanoseconds(work: () => unknown): number {
  const count = 300_000
  let best = Infinity
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    for (let i = 0; i < count; i++) work()
    best = Math.min(best, ((performance.now() - start) * 1e6) / count)
  }
  return Math.round(best)
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
