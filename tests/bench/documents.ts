/**
 * How many documents a second: each build of Typst in this process, and the pool of child processes
 * that jobs use, with one child and with two. Every document has other data, as in life.
 *
 *   node --import=@poppinss/ts-exec tests/bench/documents.ts [--json] [--seconds 5]
 */
import { parseArgs } from 'node:util'
import { packageDocument } from '#modules/packages/documents/package_document'
import type { PrintedPackage } from '#modules/packages/documents/package_row'
import type { DocumentKind } from '#modules/shared/documents/document_renderer'
import { RenderPool } from '#modules/shared/documents/render_pool'
import type { Sheet } from '#modules/shared/documents/sheet'
import { openNativeTypst } from '#modules/shared/documents/typst_native'
import { typstRenderer } from '#modules/shared/documents/typst_renderer'
import { openWasmTypst } from '#modules/shared/documents/typst_wasm'
import { exampleOffer } from '../unit/documents/example_offer.ts'
import { exampleOfferSheet } from '../unit/documents/example_offer_sheet.ts'
import { exampleCompany, examplePackage, fullPackage } from '../unit/documents/example_package.ts'

interface Rate {
  what: string
  document: string
  perSecond: number
  p50Ms: number
  p95Ms: number
  /** Processor time of this process a document; says nothing of a pool, whose children work. */
  cpuMs?: number
  bytes: number
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
const papers: Record<string, { kind: DocumentKind; sheet: (number: number) => Sheet }> = {
  'a package on one page': { kind: 'package', sheet: (number) => sheetOf(examplePackage, number) },
  'a package on two pages': { kind: 'package', sheet: (number) => sheetOf(fullPackage, number) },
  'an offer on two pages': { kind: 'offer', sheet: offerOf },
}

const rates: Rate[] = []
for (const [document, pdf] of Object.entries(papers)) {
  for (const open of [openNativeTypst, openWasmTypst]) {
    const typst = await open().catch(() => undefined)
    if (!typst) continue
    const renderer = typstRenderer(typst)
    const draw = (sheet: Sheet) => renderer.render(pdf.kind, sheet)
    rates.push(await measure(`${renderer.name}, in process`, document, pdf.sheet, 1, draw))
  }
  for (const size of [1, 2]) {
    const pool = new RenderPool({ size })
    const draw = (sheet: Sheet) => pool.render(pdf.kind, sheet, { timeoutMs: 20_000 })
    rates.push(await measure(`pool of ${size}`, document, pdf.sheet, size, draw))
    pool.close()
  }
}
if (values.json) console.log(JSON.stringify({ bench: 'documents', seconds, rates }))
else console.table(rates)

async function measure(
  what: string,
  document: string,
  sheet: (number: number) => Sheet,
  abreast: number,
  draw: (sheet: Sheet) => Promise<Buffer>
): Promise<Rate> {
  let number = 0
  let bytes = 0
  const times: number[] = []
  await Promise.all(Array.from({ length: abreast * 2 }, () => draw(sheet(number++))))
  const used = process.cpuUsage()
  const begin = performance.now()
  const end = begin + seconds * 1000
  await Promise.all(Array.from({ length: abreast }, draws))
  const elapsed = (performance.now() - begin) / 1000
  const { user, system } = process.cpuUsage(used)
  times.sort((a, b) => a - b)
  return {
    what,
    document,
    bytes,
    perSecond: rounded(times.length / elapsed),
    p50Ms: rounded(times[Math.floor(times.length / 2)]),
    p95Ms: rounded(times[Math.floor(times.length * 0.95)]),
    ...(what.startsWith('pool') ? {} : { cpuMs: rounded((user + system) / 1000 / times.length) }),
  }

  async function draws() {
    while (performance.now() < end) {
      const from = performance.now()
      bytes = (await draw(sheet(number++))).length
      times.push(performance.now() - from)
      // Native buffers are freed when the event loop turns.
      await new Promise(setImmediate)
    }
  }
}

/** Other names and other amounts in each: nothing is drawn from a cache. */
function sheetOf(pack: () => PrintedPackage, number: number): Sheet {
  const one = pack()
  one.nomFonction = `${one.nomFonction} ${number}`
  const changed = otherAmounts(one.compute, number)
  return packageDocument({
    pack: { ...one, compute: changed },
    company: exampleCompany(),
    language: 'fr',
    requestedBy: 'Bench',
    date: '2026-11-21',
  })
}

function offerOf(number: number): Sheet {
  const { pack } = exampleOffer()
  const compute = otherAmounts(pack.compute, number)
  return exampleOfferSheet({ candidate: `Zoé Candidat ${number}`, pack: { ...pack, compute } })
}

function otherAmounts<T>(amounts: T, number: number): T {
  return JSON.parse(JSON.stringify(amounts), (_key, value) =>
    typeof value === 'number' && value ? value + number : value
  )
}

function rounded(value: number) {
  return Math.round(value * 10) / 10
}
