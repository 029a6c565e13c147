/**
 * How many contracts a second are sealed as a worker does it, in the two shapes of ADR 45: the certificate drawn by the
 * renderer's process, the file sealed with all that proves it later (validation data, archive time stamp), and verified.
 *
 *   node --import=@poppinss/ts-exec tests/bench/seal.ts [--json] [--seconds 10]
 */
import { parseArgs } from 'node:util'
import { sealPdf } from '#modules/sealing/pdf/sign'
import { verifyBeside } from '#modules/sealing/verify/verify_beside'
import { RenderPool } from '#modules/shared/documents/render_pool'
import { exampleContract } from '#tests/helpers/example_contract'
import {
  certificateBeside,
  drawn,
  exampleCertificate,
  exampleParties,
  signedByPersons,
  testAuthority,
  withCertificate,
} from '#tests/helpers/sealed'
import type { Sheet } from '#modules/shared/documents/sheet'
import { show } from './figure.ts'

const PROMISE_PER_SECOND = 10
/** While one is drawn another is sealed, and a third verified. */
const ABREAST = 3

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '10' } },
})
const authority = testAuthority()
const parties = exampleParties(authority)
const pool = new RenderPool()
const originals = await Promise.all(
  Array.from({ length: 5 }, (_, number) => drawn('contract', exampleContract(`Contrat ${number}`)))
)
const simple = await measured(async (shown, page) => {
  return [await sealed(await withCertificate(shown, page, draw))]
})
const qualified = await measured(async (shown, page) => {
  const pdf = await sealed(await signedByPersons(authority, shown, parties))
  return [pdf, await sealed(await certificateBeside(shown, pdf, page, draw))]
})
pool.close()
authority.remove()
show([
  {
    what: 'contracts sealed and verified, each of four pages with its certificate, one worker and its renderer',
    value: simple.perSecond,
    unit: '/s',
    promise: PROMISE_PER_SECOND,
  },
  { what: 'the sealed file', value: simple.size / 1024, unit: 'kB' },
  {
    what: 'the same signed by two with certificates of their own, then sealed, its certificate a sealed file beside it',
    value: qualified.perSecond,
    unit: '/s',
  },
  { what: 'both files', value: qualified.size / 1024, unit: 'kB' },
])

type Make = (
  shown: Uint8Array,
  page: ReturnType<typeof exampleCertificate>
) => Promise<Uint8Array[]>

/** How many contracts are made a second, and how large the last one is. */
async function measured(make: Make) {
  let made = 0
  let size = 0
  const one = async () => {
    const number = made++
    const shown = originals[number % originals.length]
    const page = exampleCertificate(shown)
    const files = await make(shown, {
      ...page,
      casefile: { ...page.casefile, number: `D-${number}` },
    })
    size = files.reduce((sum, { length }) => sum + length, 0)
  }
  await Promise.all(Array.from({ length: ABREAST }, one))
  made = 0
  const begin = performance.now()
  const end = begin + Number(values.seconds) * 1000
  await Promise.all(
    Array.from({ length: ABREAST }, async () => {
      while (performance.now() < end) await one()
    })
  )
  return { perSecond: made / ((performance.now() - begin) / 1000), size }
}

/** With all that proves it later; verified before it is answered, as the worker does. */
async function sealed(pdf: Uint8Array): Promise<Uint8Array> {
  const file = await sealPdf(pdf, authority.sealing, 'Cachet de Barema')
  const { verdict, reason } = await verifyBeside(file, authority.roots)
  if (verdict !== 'valid') throw new Error(`a seal is ${verdict}: ${reason}`)
  return file
}

function draw(kind: 'certificate', sheet: Sheet): Promise<Uint8Array> {
  return pool.render(kind, sheet, { timeoutMs: 20_000 })
}
