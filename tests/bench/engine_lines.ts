import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * `barema compute` over a file, start of the program included:
 * `node --import=@poppinss/ts-exec tests/bench/engine_lines.ts [lines] [--json]`.
 */

const PROMISE = 50_000
const lines = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'barema-lines-'))
const input = join(folder, 'requests.jsonl')
const program = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))

try {
  await writeRequests()
  const figures = [0, 1, 2].map((workers) => ({ workers, ...timed(workers) }))
  const floor = await floorPerSecond()
  if (process.argv.includes('--json')) {
    process.stdout.write(
      `${JSON.stringify({ lines, promise: PROMISE, figures, floor }, null, 2)}\n`
    )
  } else {
    for (const { workers, perSecond, peakMegabytes } of figures) {
      const rate = perSecond.toLocaleString('en').padStart(9)
      process.stdout.write(`${workers} threads ${rate} lines/s, peak ${peakMegabytes} MB\n`)
    }
    process.stdout.write(
      `floor: read, parsed and written again ${floor.toLocaleString('en')} lines/s\n`
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function writeRequests(): Promise<void> {
  const stream = createWriteStream(input)
  for (let i = 0; i < lines; i++) {
    const request = {
      id: i,
      date: '2026-09-01',
      company: { effectif: 25, assuranceLoiTaux: 0.005 },
      worker: { etatCivil: i % 2 ? 'marie' : 'celibataire', enfantsACharge: i % 4 },
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
        salaireBrut: 2000 + (i % 4000),
      },
    }
    if (!stream.write(`${JSON.stringify(request)}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'close')
}

/** What any program in this language pays before it computes anything: one thread, no law. */
async function floorPerSecond(): Promise<number> {
  const start = performance.now()
  const output = createWriteStream(join(folder, 'floor.jsonl'))
  for await (const line of createInterface({ input: createReadStream(input) })) {
    if (!output.write(`${JSON.stringify(JSON.parse(line))}\n`)) await once(output, 'drain')
  }
  output.end()
  await once(output, 'close')
  return Math.round((lines * 1000) / (performance.now() - start))
}

function timed(workers: number): { perSecond: number; peakMegabytes: number } {
  // The child tells its own peak on the way out.
  const report = `process.on('exit',()=>console.error(process.resourceUsage().maxRSS))`
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(report)}`,
      '--import=@poppinss/ts-exec',
      program,
      'compute',
      input,
      '--output',
      join(folder, 'answers.jsonl'),
      '--workers',
      String(workers),
    ],
    { encoding: 'utf8' }
  )
  if (status !== 0) throw new Error(stderr)
  const perSecond = Math.round((lines * 1000) / (performance.now() - start))
  const peaks = stderr
    .split('\n')
    .filter((line) => /^\d+$/.test(line))
    .map(Number)
  return { perSecond, peakMegabytes: Math.round(Math.max(...peaks) / 1024) }
}
