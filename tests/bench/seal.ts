/**
 * How many contracts a second are sealed as a worker does it: the certificate drawn by the renderer's process, appended
 * to the four pages that were shown, sealed with all that proves it later, and verified.
 *
 *   node --import=@poppinss/ts-exec tests/bench/seal.ts [--json] [--seconds 10]
 */
import { parseArgs } from 'node:util'
import { sealPdf } from '#modules/sealing/pdf/sign'
import { verifyFile } from '#modules/sealing/verify/verify_file'
import { RenderPool } from '#modules/shared/documents/render_pool'
import { exampleContract } from '#tests/helpers/example_contract'
import { drawn, exampleCertificate, testAuthority, withCertificate } from '#tests/helpers/sealed'
import { show } from './figure.ts'

const PROMISE_PER_SECOND = 10
/** While one is drawn the other is sealed. */
const ABREAST = 2

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '10' } },
})
const authority = testAuthority()
const pool = new RenderPool()
const originals = await Promise.all(
  Array.from({ length: 5 }, (_, number) => drawn('contract', exampleContract(`Contrat ${number}`)))
)
let sealed = 0
let size = 0
await Promise.all(Array.from({ length: ABREAST }, one))
sealed = 0
const begin = performance.now()
const end = begin + Number(values.seconds) * 1000
await Promise.all(
  Array.from({ length: ABREAST }, async () => {
    while (performance.now() < end) await one()
  })
)
const elapsed = (performance.now() - begin) / 1000
pool.close()
authority.remove()
show([
  {
    what: 'contracts sealed and verified, each of four pages with its certificate, one worker and its renderer',
    value: sealed / elapsed,
    unit: '/s',
    promise: PROMISE_PER_SECOND,
  },
  { what: 'the sealed file', value: size / 1024, unit: 'kB' },
])

async function one() {
  const number = sealed++
  const shown = originals[number % originals.length]
  const more = { casefile: { ...exampleCertificate(shown).casefile, number: `D-${number}` } }
  const whole = await withCertificate(shown, exampleCertificate(shown, more), (kind, sheet) =>
    pool.render(kind, sheet, { timeoutMs: 20_000 })
  )
  const pdf = await sealPdf(whole, authority.sealing, 'Cachet de Barema')
  const { verdict } = await verifyFile(pdf, authority.trust)
  if (verdict !== 'valid') throw new Error(`contract ${number} is ${verdict}`)
  size = pdf.length
}
